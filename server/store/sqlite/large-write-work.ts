import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { LargeWriteAnswer, LargeWritePlace, LargeWriteQuestion } from './large-writes.ts';
import { PostgresStateStore } from '../postgres/postgres-state-store.ts';
import { SqliteStateStore } from './sqlite-state-store.ts';
import { openSqlite } from './open-sqlite.ts';

// It was started for this place.
const { store, tidyUp, close } = openPlace(workerData as LargeWritePlace);

parentPort?.on('message', (question: LargeWriteQuestion) => {
  void answerTo(question).then((answer) => {
    parentPort?.postMessage(answer);
    if (question.kind === 'write') tidyUp();
  });
});

function openPlace(place: LargeWritePlace) {
  if (place.kind === 'postgres') {
    const postgres = new PostgresStateStore(place.url, { max: 1 });
    return { store: postgres, tidyUp: () => undefined, close: () => postgres.close() };
  }
  const database = openSqlite(place.file);
  // What was written goes from the log into the file once it is answered: others wait to write until then.
  database.exec('PRAGMA wal_autocheckpoint = 0');
  return {
    store: new SqliteStateStore(database),
    tidyUp: () => takeOver(database),
    // No more: the connection of the main thread is closed last, and leaves one file behind.
    close: async () => database.close(),
  };
}

/** Checkpoints the write-ahead log, except what is being read. */
function takeOver(database: DatabaseSyncInstance): void {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // On a full disk it stays in the log, where it is as safe, until the next time.
  }
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
