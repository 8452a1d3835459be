import { expose } from 'comlink';
import { dryerPlanService } from './dryer-plan-service.ts';

// The program of the worker: `worker-batch-planner.ts` starts it and asks.
expose(dryerPlanService());
