import type { FarmWorld } from '#state/farm-store.ts';
import { consoleLogger } from './device/console-logger.ts';
import { systemClock } from './device/system-clock.ts';
import { systemTimers } from './device/system-timers.ts';
import { webRandomness } from './device/web-randomness.ts';
import { localMirror } from './local/local-mirror.ts';
import { memoryDocumentStorage } from './local/memory-document-storage.ts';
import { localSession } from './local/session.ts';

/** The world of the app in a browser, for `openFarm`. */
export function browserWorld(): FarmWorld {
  return {
    clock: systemClock(),
    randomness: webRandomness(),
    timers: systemTimers(),
    logger: consoleLogger(),
    storage: memoryDocumentStorage(),
    mirror: localMirror(),
    session: localSession(),
  };
}
