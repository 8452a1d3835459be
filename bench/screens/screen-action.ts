import type { Page } from '@playwright/test';
import type { Answer } from './answer.ts';

/** Something a grower does on a screen, and how to see that it has been done. */
export interface ScreenAction {
  readonly name: string;
  /** The event that the answer is counted from. */
  readonly event: 'click' | 'input' | 'change' | 'keydown';
  readonly answer: Answer;
  /** Brings the page to where the action can be done; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}
