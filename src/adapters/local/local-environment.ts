import type { Logger } from '#state/ports/environment.ts';
import type { Canary } from './canary.ts';
import type { TabChannel } from './tab-channel.ts';

export interface LocalEnvironment {
  readonly channel: TabChannel;
  readonly canary: Canary;
  readonly logger: Logger;
  /** What tells this build of the app from all others; null where nothing does. */
  readonly build: string | null;
}
