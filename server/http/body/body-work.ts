import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PACKING_HERE } from '../../store/packing.ts';
import { wholeBuffers } from '../../store/whole-buffers.ts';
import { prepareBody, preparePatch, type SentBody, type SentPatch } from './prepare-body.ts';

/** Nice value of a thread that yields to others but still progresses. */
const GIVES_WAY = 10;

// Elsewhere this would be said of the whole server.
if (process.platform === 'linux') setPriority(GIVES_WAY);

parentPort?.on('message', (sent: SentBody | SentPatch) => {
  const prepared =
    'document' in sent ? preparePatch(sent, PACKING_HERE) : prepareBody(sent, PACKING_HERE);
  void prepared.then((answer) => {
    const bytes = answer.kind === 'packed' ? [answer.document.gzip] : [];
    parentPort?.postMessage(answer, wholeBuffers(bytes));
  });
});
