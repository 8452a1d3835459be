import { parentPort, workerData } from 'node:worker_threads';
import type { LargeWriteAnswer, LargeWriteQuestion } from './large-writes.ts';
import { SqliteStateStore } from './sqlite-state-store.ts';
import { openSqlite } from './sqlite-tables.ts';

const database = openSqlite(String(workerData));
const store = new SqliteStateStore(database);

parentPort?.on('message', (question: LargeWriteQuestion) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});

async function answerTo(question: LargeWriteQuestion): Promise<LargeWriteAnswer> {
  if (question.kind === 'close') {
    database.close();
    return { kind: 'closed' };
  }
  try {
    return { kind: 'done', result: await store.write(...question.wish) };
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    return { kind: 'failed', reason: cause instanceof Error ? cause.message : String(error) };
  }
}
