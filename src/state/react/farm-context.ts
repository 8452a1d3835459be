import { createContext, type ReactNode, useContext } from 'react';
import type { FarmStore } from '../store/farm-store.ts';

/** How the grower is told what became of an action. */
export interface ActionVoice {
  readonly success: (said: string, more: SaidBesides & { readonly undo?: () => boolean }) => void;
  readonly failed: (error: unknown) => void;
}

/** What may stand in a message besides its words and Undo. */
export interface SaidBesides {
  readonly open?: { readonly label: string; readonly run: () => void };
  readonly detail?: ReactNode;
}

/** Gives the screens below it their farm. */
export const FarmContext = createContext<FarmStore | null>(null);

/** What tells the grower there what became of an action. */
export const ActionVoiceContext = createContext<ActionVoice | null>(null);

/** The farm's store itself; features use the hooks of `use-farm.ts`. */
export function useFarmStore(): FarmStore {
  return withinFarm(useContext(FarmContext));
}

export function useActionVoice(): ActionVoice {
  return withinFarm(useContext(ActionVoiceContext));
}

function withinFarm<Value>(value: Value | null): Value {
  if (value === null) throw new Error('No farm: the screen is outside its providers');
  return value;
}
