/** Score weights of a dryer plan. Lower is better. */
export const DRY_POINTS = {
  /** A tray that is ready after its due day. */
  lateTray: 100,
  /** The same for each further day. */
  lateDay: 5,
  /** A load, full or not. */
  load: 10,
} as const;

/** Points of a tray that is due on a day and ready on another: a point for each day that it waits. */
export function trayPoints(due: number, ready: number): number {
  return ready <= due ? due - ready : DRY_POINTS.lateTray + DRY_POINTS.lateDay * (ready - due - 1);
}
