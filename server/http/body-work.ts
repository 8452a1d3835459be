import { parentPort } from 'node:worker_threads';
import { prepareBody, type SentBody } from './prepare-body.ts';

parentPort?.on('message', (sent: SentBody) => {
  void prepareBody(sent).then((prepared) => parentPort?.postMessage(prepared));
});
