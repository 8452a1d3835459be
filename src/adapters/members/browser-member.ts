import { createEmitter } from '#state/ports/emitter.ts';
import type { Logger } from '#state/ports/environment.ts';
import type { FarmKey, FarmMember } from '#state/ports/farm-member.ts';
import { consoleLogger } from '../device/console-logger.ts';
import { readKey, writeKey } from './farm-keys.ts';

/** Told to the other tabs of a farm that is taken off this device. */
const REMOVED = 'removed';

/** This device as a member of a farm; `removed` when it has no key for it, null when none can be read. */
export async function openMember(farmId: string): Promise<FarmMember | typeof REMOVED | null> {
  const logger = consoleLogger();
  try {
    const found = await readKey(farmId);
    return found === null ? REMOVED : memberWith(found, logger);
  } catch (cause) {
    // What was entered is there all the same.
    logger.error('The key of the farm could not be read', cause);
    return null;
  }
}

/** Leads the other tabs of a farm away from it, before it is taken off this device. */
export function announceRemoval(farmId: string): void {
  const channel = new BroadcastChannel(channelOf(farmId));
  channel.postMessage(REMOVED);
  channel.close();
}

/** Gives the other tabs of a farm the key with which this device was let in once more. */
export function announceNewKey(row: FarmKey): void {
  const channel = new BroadcastChannel(channelOf(row.farmId));
  channel.postMessage({ ...row, removed: undefined });
  channel.close();
}

/** What one tab hears of its key, the others know at once. */
function memberWith(found: FarmKey, logger: Logger): FarmMember {
  const changed = createEmitter();
  const channel = new BroadcastChannel(channelOf(found.farmId));
  let key = found;

  function take(parts: Partial<FarmKey>): void {
    key = { ...key, ...parts };
    changed.emit();
  }

  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<FarmKey> | typeof REMOVED>) => {
      if (data === REMOVED) location.replace('/');
      else take(data);
    },
  );
  return {
    now: () => key,
    change(parts) {
      take(parts);
      channel.postMessage(parts);
      keepKey(key).catch((cause: unknown) => {
        logger.error('What changed of the key could not be kept', cause);
      });
    },
    onChange: changed.onEmit,
    close: () => channel.close(),
  };
}

/** A key that was replaced or removed meanwhile stays so. */
async function keepKey(changed: FarmKey): Promise<void> {
  const stored = await readKey(changed.farmId);
  if (stored?.key === changed.key) await writeKey(changed);
}

function channelOf(farmId: string): string {
  return `mgm:key:${farmId}`;
}
