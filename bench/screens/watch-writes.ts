import { EVENT_MARK, type Writes } from './answer.ts';

let writes: Writes = { begun: NaN, ended: NaN };

/** Notes what is written to IndexedDB from the next click on. */
export function watchWrites(): void {
  const onClick = ({ timeStamp }: Event): void => {
    performance.mark(EVENT_MARK, { startTime: timeStamp });
    writes = { begun: NaN, ended: NaN };
  };
  writes = { begun: NaN, ended: NaN };
  addEventListener('click', onClick, { capture: true, once: true });
}

/** What has been written since that click; both are NaN before anything was. */
export function writesSinceClick(): Writes {
  return writes;
}

/** From now on every transaction of the page is seen. */
export function noteTransactions(): void {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
  IDBDatabase.prototype.transaction = function begun(...how) {
    const transaction = begin.apply(this, how);
    if (how[1] !== 'readwrite' || !Number.isNaN(writes.begun)) return transaction;
    writes = { ...writes, begun: performance.now() };
    transaction.addEventListener('complete', () => {
      writes = { ...writes, ended: performance.now() };
    });
    return transaction;
  };
}
