import type { LoaderFunction } from 'react-router';
import { redirect, replace } from 'react-router';
import type { FarmStore } from '#state/store/farm-store.ts';
import { routePaths } from '#ui/route-paths.ts';

/** What the routes must know of who is at the screen. */
export interface Visitor {
  /** With Google. */
  isSignedIn(): boolean;
  /** Signed in, or working without an account. */
  isAdmitted(): boolean;
  /** Whether a first screen is up; until then a redirect takes the place of the address that was typed. */
  hasArrived(): boolean;
}

/** The visitor of a farm's store. */
export function visitorOf(store: FarmStore, hasArrived: () => boolean): Visitor {
  const isSignedIn = () => store.google.status() !== 'signed-out';
  const isAdmitted = () =>
    isSignedIn() || store.state().anonymousId !== null || store.world.cloud.member !== null;
  return { isSignedIn, isAdmitted, hasArrived };
}

/** Leads to another address without a step in the history. */
export function leadTo(visitor: Visitor, address: string): Response {
  return visitor.hasArrived() ? redirect(address) : replace(address);
}

/** The dashboard for who is let in, the start screen for everyone else. */
export function homeLoader(visitor: Visitor): LoaderFunction {
  return () => leadTo(visitor, visitor.isAdmitted() ? routePaths.dashboard : routePaths.start);
}

/** Sends whoever has not come in yet to the start screen. */
export function admissionLoader(visitor: Visitor): LoaderFunction {
  return () => (visitor.isAdmitted() ? null : leadTo(visitor, routePaths.start));
}

/** Whoever is signed in has no business at the start screen. */
export function startLoader(visitor: Visitor): LoaderFunction {
  return () => (visitor.isSignedIn() ? leadTo(visitor, routePaths.dashboard) : null);
}
