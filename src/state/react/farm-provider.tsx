import type { ReactNode } from 'react';
import { type ActionVoice, ActionVoiceContext, FarmContext } from './farm-context.ts';
import type { FarmStore } from '../store/farm-store.ts';

/** Gives the screens below it their farm, and what tells the grower what became of an action. */
export function FarmProvider(props: {
  readonly store: FarmStore;
  readonly voice: ActionVoice;
  readonly children: ReactNode;
}) {
  return (
    <FarmContext value={props.store}>
      <ActionVoiceContext value={props.voice}>{props.children}</ActionVoiceContext>
    </FarmContext>
  );
}
