import { createEmitter } from '#state/ports/emitter.ts';
import type { Logger } from '#state/ports/environment.ts';
import type { FarmKey, FarmKeyChange, FarmMember } from '#state/ports/farm-member.ts';
import { consoleLogger } from '../device/console-logger.ts';
import { readKey, writeKey } from './farm-keys.ts';

/** This device as a member of a farm; null when it has no key for it, or none that can be read. */
export async function openMember(farmId: string): Promise<FarmMember | null> {
  const logger = consoleLogger();
  try {
    const found = await readKey(farmId);
    return found && memberWith(found, logger);
  } catch (cause) {
    // What was entered is there all the same.
    logger.error('The key of the farm could not be read', cause);
    return null;
  }
}

/** What one tab hears of its key, the others know at once. */
function memberWith(found: FarmKey, logger: Logger): FarmMember {
  const changed = createEmitter();
  const channel = new BroadcastChannel(`mgm:key:${found.farmId}`);
  let key = found;

  function take(parts: FarmKeyChange): void {
    key = { ...key, ...parts };
    changed.emit();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<FarmKeyChange>) => take(data));
  return {
    now: () => key,
    change(parts) {
      take(parts);
      channel.postMessage(parts);
      writeKey(key).catch((cause: unknown) => {
        logger.error('What changed of the key could not be kept', cause);
      });
    },
    onChange: changed.onEmit,
    close: () => channel.close(),
  };
}
