import { enteredIn } from '../new-farms/entered-in.ts';
import { adoptEarlierFarm } from './adopt-earlier-farm.ts';
import type { SyncDecision } from './sync-engine.ts';
import type { SyncParts } from './sync-parts.ts';
import type { EarlierFarm } from '../ports/sync-page.ts';

/** The farm from before the first sign-in, which an account is asked about once. */
export interface EarlierFarmQuestion {
  /**
   * Whether it is to be asked now; true once. The untouched demo is only offered to an account that is
   * known to have no farm.
   */
  isDue(isAccountKnown: boolean): Promise<boolean>;
  answer(decision: SyncDecision): Promise<void>;
}

export function earlierFarmQuestion(
  parts: SyncParts,
  earlierFarm: EarlierFarm,
): EarlierFarmQuestion {
  let looking: Promise<'nothing' | 'demo' | 'work'> | null = null;
  let isSettled = false;

  async function look() {
    try {
      const earlier = await earlierFarm.find();
      return earlier === null ? 'nothing' : enteredIn(earlier);
    } catch (cause) {
      parts.logger.error('The farm of this device could not be read', cause);
      return 'nothing';
    }
  }

  return {
    async isDue(isAccountKnown) {
      const entered = await (looking ??= look());
      if (isSettled || (entered === 'demo' && !isAccountKnown)) return false;
      isSettled = true;
      if (entered !== 'demo') return entered === 'work';
      return enteredIn(await parts.farm.stored()) === 'nothing';
    },
    async answer(decision) {
      const earlier = decision === 'cloud' ? null : await earlierFarm.find();
      if (earlier !== null && decision !== 'cloud')
        await adoptEarlierFarm(parts, earlier, decision);
      earlierFarm.settle();
    },
  };
}
