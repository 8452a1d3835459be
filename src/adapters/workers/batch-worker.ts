import { expose } from 'comlink';
import { batchService } from './batch-service.ts';

// The program of the worker: `worker-batch-planner.ts` starts it and asks.
expose(batchService());
