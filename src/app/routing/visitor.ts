import { redirect, replace } from 'react-router';
import type { FarmStore } from '#state/store/farm-store.ts';
import { keepsStock } from '#domain/catalog/keeps-stock.ts';
import { selectHasNotices } from '#state/selectors/has-notices.ts';
import { selectFirstRunStep } from '#state/selectors/first-run.ts';
import { isForHelperFace } from './helper-screens.ts';

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * What the routes must know of who is at the screen.
 *
 * @param hasArrived - Whether a first screen is up; until then a redirect takes the place of the address that was typed.
 */
export function visitorOf(store: FarmStore, hasArrived: () => boolean) {
  const isSignedIn = () => store.google.status() !== 'signed-out';
  /** Signed in, or working without an account. */
  const isAdmitted = () =>
    isSignedIn() || store.state().anonymousId !== null || store.world.cloud.member !== null;
  const isHelper = () => store.world.cloud.member?.now().role === 'HELPER';
  const mayOpen = (path: string) => !isHelper() || isForHelperFace(path);
  /** Checks for what only some farms have: `questions` to begin with, `people` who share it, `gap` for changes that are missing. */
  const farmHas = (
    what: 'questions' | 'work' | 'people' | 'loads' | 'stock' | 'notices' | 'gap',
  ) => {
    const { document, isBehind } = store.state();
    const { tasks, dryLoads } = document;
    if (what === 'gap') return isBehind;
    if (what === 'questions') return selectFirstRunStep(document) !== null;
    if (what === 'work') return tasks.length > 0;
    if (what === 'stock') return keepsStock(document);
    if (what === 'notices') return selectHasNotices(document);
    return what === 'people' ? store.world.cloud.member !== null : dryLoads !== undefined;
  };
  /** Leads to another address without a step in the history. */
  const leadTo = (address: string) => (hasArrived() ? redirect(address) : replace(address));
  return { isSignedIn, isAdmitted, mayOpen, hasArrived, farmHas, leadTo };
}
