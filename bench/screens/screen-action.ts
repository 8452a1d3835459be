import type { Page } from '@playwright/test';
import type { Answer } from './answer.ts';

/** How something is done, and how to see that it has been done. */
export interface ActionSteps {
  /** The event that the answer is counted from. */
  readonly event: 'click' | 'input' | 'change' | 'keydown';
  readonly answer: Answer;
  /** Brings the page to where the action can be done; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** Something a grower does on a screen. */
export interface ScreenAction extends ActionSteps {
  readonly name: string;
  /** What is different on a phone; `absent` where a phone has no such thing. */
  readonly onPhone?: Partial<ActionSteps> | 'absent';
}
