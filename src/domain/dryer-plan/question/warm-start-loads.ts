import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';

/** A load that is known from a plan before. */
export interface WarmStartLoad {
  readonly dryerId: string;
  readonly start: number;
  /** Items of its trays, one entry a tray. */
  readonly items: readonly string[];
}

interface LoadWithLines {
  readonly dryerId: string;
  readonly startISO: IsoDate;
  readonly lines: readonly { readonly itemId: string; readonly trays: number }[];
}

/** Loads of a plan or a farm, as a search can begin with them. */
export function warmStartLoads(today: IsoDate, loads: readonly LoadWithLines[]): WarmStartLoad[] {
  return loads.map(({ dryerId, startISO, lines }) => ({
    dryerId,
    start: daysBetween(today, startISO),
    items: lines.flatMap(({ itemId, trays }) => Array<string>(trays).fill(itemId)),
  }));
}
