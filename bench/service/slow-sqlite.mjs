import { DatabaseSync as Database } from '@photostructure/sqlite';

const WAIT_MS = Number(process.env.SLOW_SYNC_MS ?? 0);
const cell = new Int32Array(new SharedArrayBuffer(4));

/** A database on a slow disk: every commit keeps its thread waiting so many milliseconds longer. */
export class DatabaseSync extends Database {
  exec(text) {
    super.exec(text);
    if (text === 'COMMIT') Atomics.wait(cell, 0, 0, WAIT_MS);
  }
}
