import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import type { SimulationInput, SimulationResult } from '#domain/capacity/simulation.ts';

/** What a simulation answers: its result, or why there is none. */
export type SimulationReply =
  | { readonly ok: true; readonly result: SimulationResult }
  | { readonly ok: false; readonly error: string };

/** The questions that the worker answers. */
export interface SimulationService {
  simulate(input: SimulationInput): SimulationReply;
}

/** Simulates, in the worker and in the page alike; a failure is an answer, too. */
export function replyToSimulation(input: SimulationInput): SimulationReply {
  try {
    return { ok: true, result: simulateCapacity(input) };
  } catch (cause) {
    return { ok: false, error: cause instanceof Error ? cause.message : '' };
  }
}
