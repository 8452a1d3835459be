import type { FarmKey } from '#state/ports/farm-member.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { SharedEnvironment } from '#tests/support/simulated-devices/simulated-device.ts';
import type { Tokens } from '#tests/support/simulated-devices/tokens.ts';
import type { FarmService, ServiceBackup } from './farm-service.ts';
import type { MemberPhone } from './member-phone.ts';
import type { MemberTrouble } from './members-plan.ts';

/** A simulation of a farm of several people while it runs, with what the end is judged by. */
export interface RunningFarm extends SharedEnvironment {
  readonly service: FarmService;
  readonly draws: SeededDraws;
  readonly troubles: ReadonlySet<MemberTrouble>;
  readonly phones: MemberPhone[];
  readonly words: Tokens;
  /** Phones whose member could do more before: what they had not sent may be in a copy. */
  readonly lowered: Set<string>;
  /** What the cloud had of each phone when its member was removed. */
  readonly cloudAtRemoval: Map<string, ReadonlySet<string>>;
  /** Words that nobody is to blame for: the server has forgotten them, or they were undone by command. */
  readonly excused: Set<string>;
  readonly backups: ServiceBackup[];
  /** The key of the helper who sends patches by hand; null where there is none. */
  forger: FarmKey | null;
  /** What the service did otherwise than it should have. */
  readonly mistakes: string[];
}
