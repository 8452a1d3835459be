import type { DocumentStorage } from '#state/ports/document-storage.ts';

/** Decides for the n-th call whether it fails: before the disk is reached, or after, so that only the answer is lost. */
export type FaultPlan = (call: number) => 'none' | 'before' | 'after';

/** A storage whose calls fail as planned, as browsers' do when the disk is full or the connection has died. */
export function failingStorage(storage: DocumentStorage, plan: FaultPlan): DocumentStorage {
  let calls = 0;
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    calls += 1;
    const fault = plan(calls);
    if (fault === 'before') throw new Error('The disk is full');
    const answer = await work();
    if (fault === 'after') throw new Error('The connection was lost');
    return answer;
  }
  return {
    load: () => attempt(() => storage.load()),
    begin: (document, options) => attempt(() => storage.begin(document, options)),
    append: (revision, rows, sync) => attempt(() => storage.append(revision, rows, sync)),
    markRead: (revision, day) => attempt(() => storage.markRead(revision, day)),
    rowsAfter: (revision) => attempt(() => storage.rowsAfter(revision)),
    readSync: () => attempt(() => storage.readSync()),
    readBase: (key) => attempt(() => storage.readBase(key)),
    readLeftOverNotices: () => attempt(() => storage.readLeftOverNotices()),
    writeSync: (change) => attempt(() => storage.writeSync(change)),
    writeSnapshot: (revision, document) => attempt(() => storage.writeSnapshot(revision, document)),
    saveCopy: (document, reason, at) => attempt(() => storage.saveCopy(document, reason, at)),
    listCopies: () => attempt(() => storage.listCopies()),
    readCopy: (id) => attempt(() => storage.readCopy(id)),
    onRevision: (listener) => storage.onRevision(listener),
    close: () => storage.close(),
  };
}
