import type { Pause } from '#state/answers/answer-service.ts';
import { letOthersIn } from './let-others-in.ts';

const pause = { now: () => performance.now(), letOthersIn };

/** In the worker a newer question waits a moment. */
export const BESIDE: Pause = { ...pause, slice: 40 };

/** On the screen never so long at a stretch that a key press would wait. */
export const ON_SCREEN: Pause = { ...pause, slice: 12 };
