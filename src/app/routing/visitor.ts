import { type LoaderFunction, redirect, replace } from 'react-router';
import type { FarmStore } from '#state/store/farm-store.ts';
import { keepsStock } from '#domain/catalog/keeps-stock.ts';
import { selectHasNotices } from '#state/selectors/has-notices.ts';
import { selectFirstRunStep } from '#state/selectors/first-run.ts';
import { routePaths, tracePath } from '#ui/route-paths.ts';
import { startFacts } from '../start/start-facts.ts';
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
  return { isSignedIn, isAdmitted, mayOpen, hasArrived, farmHas };
}

/** Leads to another address without a step in the history. */
export function leadTo(visitor: Visitor, address: string): Response {
  return visitor.hasArrived() ? redirect(address) : replace(address);
}

export function homeLoader(visitor: Visitor): LoaderFunction {
  return () => leadTo(visitor, visitor.isAdmitted() ? firstScreen(visitor) : routePaths.start);
}

function firstScreen(visitor: Visitor): string {
  const { dashboard, tasksToday } = routePaths;
  return visitor.mayOpen(dashboard) ? dashboard : tasksToday;
}

export function screenLoader(visitor: Visitor, path: string): LoaderFunction {
  return () => (visitor.mayOpen(path) ? null : leadTo(visitor, routePaths.tasksToday));
}

export function admissionLoader(visitor: Visitor): LoaderFunction {
  return () => (visitor.isAdmitted() ? null : leadTo(visitor, routePaths.start));
}

/** The label of a package leads who is let in to its trace. Anybody else reads whom to ask. */
export function labelLoader(visitor: Visitor): LoaderFunction {
  return ({ params: { codes = '' } }) =>
    visitor.isAdmitted() ? leadTo(visitor, tracePath(codes)) : null;
}

/** Whoever is signed in has no business at the start screen. Others see it. */
export function startLoader(visitor: Visitor): LoaderFunction {
  return () => (visitor.isSignedIn() ? leadTo(visitor, routePaths.dashboard) : startFacts());
}
