import { expose } from 'comlink';
import { answerService } from '#state/answers/answer-service.ts';
import { BESIDE } from './answer-pauses.ts';

// The program of the worker: `worker-answers.ts` starts it and asks.
expose(answerService(BESIDE));
