import type { Millis } from '#domain/calendar/iso-date.ts';
import type { SyncChange, SyncMemory } from '../document/sync/sync-records.ts';
import type { CloudAnswer } from '../ports/cloud-port.ts';
import type { Clock } from '../ports/environment.ts';

/** Server times have whole seconds and arrive late, so smaller differences don't count. */
const TOLERANCE_MS: Millis = 2_000;

export type ServerClock = ReturnType<typeof serverClock>;

/**
 * The time of the service, worked out from its answers: the device's own clock may be wrong by years. How
 * far it is off is remembered on the device, so that it is known before the next answer, too.
 */
export function serverClock(clock: Clock) {
  let offset: Millis | null = null;
  const now = (): Millis => clock.now() + (offset ?? 0);
  return {
    now,
    /** Undefined as long as the service has never answered this device. */
    known: () => (offset === null ? undefined : now()),
    /** By how much it is ahead of the device's clock; null if unknown. */
    offset: () => offset,
    heard(serverNow: Millis) {
      const said = serverNow - clock.now();
      if (offset === null || Math.abs(said - offset) > TOLERANCE_MS) offset = said;
    },
    /** Restores an offset found earlier, or by another tab. */
    recall(known: Millis | null) {
      offset = known ?? offset;
    },
    /** An instant of the device's clock; never in the future. */
    correct: (deviceTime: Millis) => Math.min(now(), deviceTime + (offset ?? 0)),
  };
}

/** Records the server time of an answer. Returns what to store on the device, if it changed. */
export function hearTime(
  clock: ServerClock,
  memory: SyncMemory,
  { serverNow }: Pick<CloudAnswer, 'serverNow'>,
): Pick<SyncChange, 'clockOffset'> {
  if (serverNow !== null) clock.heard(serverNow);
  const offset = clock.offset();
  return offset === null || offset === memory.clockOffset ? {} : { clockOffset: offset };
}
