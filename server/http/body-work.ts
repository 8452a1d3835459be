import { parentPort } from 'node:worker_threads';
import { prepareBody, preparePatch, type SentBody, type SentPatch } from './prepare-body.ts';

parentPort?.on('message', (sent: SentBody | SentPatch) => {
  const prepared = 'document' in sent ? preparePatch(sent) : prepareBody(sent);
  void prepared.then((answer) => parentPort?.postMessage(answer));
});
