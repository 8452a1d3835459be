import { parentPort, workerData } from 'node:worker_threads';
import type { LargeWriteAnswer, LargeWritePlace, LargeWriteQuestion } from './large-writes.ts';
import { PostgresStateStore } from './postgres-state-store.ts';
import { SqliteStateStore } from './sqlite-state-store.ts';
import { openSqlite } from './sqlite-tables.ts';

// It was started for this place.
const { store, close } = openPlace(workerData as LargeWritePlace);

parentPort?.on('message', (question: LargeWriteQuestion) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});

function openPlace(place: LargeWritePlace) {
  if (place.kind === 'postgres') {
    const postgres = new PostgresStateStore(place.url, { max: 1 });
    return { store: postgres, close: () => postgres.close() };
  }
  const database = openSqlite(place.file);
  // No more: the connection of the main thread is closed last, and leaves one file behind.
  return { store: new SqliteStateStore(database), close: async () => database.close() };
}

async function answerTo(question: LargeWriteQuestion): Promise<LargeWriteAnswer> {
  if (question.kind === 'close') {
    await close();
    return { kind: 'closed' };
  }
  try {
    return { kind: 'done', result: await store.write(...question.wish) };
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    return { kind: 'failed', reason: cause instanceof Error ? cause.message : String(error) };
  }
}
