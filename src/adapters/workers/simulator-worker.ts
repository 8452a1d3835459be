import { expose } from 'comlink';
import { replyToSimulation, type SimulationService } from './simulation-reply.ts';

// The program of the worker: `worker-simulator.ts` starts it and asks.
expose({ simulate: replyToSimulation } satisfies SimulationService);
