import { expect, test } from 'vitest';
import {
  entityTag,
  readTags,
  packDocument,
  sha256Hex,
  unpackDocument,
  type PackedDocument,
  type StateHead,
  ALWAYS,
  type WriteCondition,
} from './stored-farm.ts';
import type { StateStore } from './state-store.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const MINUTE = 60_000;
const ABSENT: WriteCondition = { kind: 'absent' };

let users = 0;

/** A unique user, so tests can share a store. */
function aUser(): string {
  users += 1;
  return `google_${String(users).padStart(6, '0')}`;
}

function aDocument(text: string, wrapped = false): Promise<PackedDocument> {
  return packDocument(Buffer.from(JSON.stringify({ text })), wrapped);
}

function tagged(head: StateHead | undefined): WriteCondition {
  return { kind: 'tagged', tags: readTags(entityTag(head)) };
}

const textOf = async (store: StateStore, userId: string, version?: number) => {
  const stored = await store.read(userId, version);
  return stored && (await unpackDocument(stored.document)).toString();
};

const CASES: Readonly<Record<string, (store: StateStore, user: string) => Promise<void>>> = {
  'nothing is stored at first': async (store, user) => {
    expect(await store.head(user)).toBeUndefined();
    expect(await store.tag(user)).toBe('"0-empty"');
    expect(await store.read(user)).toBeUndefined();
    expect(await store.versions(user)).toEqual([]);
  },

  'a document comes back to the byte, with its facts': async (store, user) => {
    const json = '{"a":1e308,"b":-0,"a":"\\u0000 \\ud800 ‮𝄞"}\n';
    const document = await packDocument(Buffer.from(json), true);
    const { written, head } = await store.write(user, document, ALWAYS, NOON);
    expect(written).toBe(true);
    expect(head).toEqual({
      version: 1,
      savedAt: NOON,
      document: { hash: document.hash, size: Buffer.byteLength(json), wrapped: true },
    });
    expect(await store.head(user)).toEqual(head);
    expect(await store.tag(user)).toBe(entityTag(head));
    expect(await textOf(store, user)).toBe(json);
  },

  'every write is a version of its own, also with the same content': async (store, user) => {
    const document = await aDocument('same');
    const first = await store.write(user, document, ALWAYS, NOON);
    const second = await store.write(user, document, ALWAYS, NOON);
    expect(second.head?.version).toBe(2);
    expect(entityTag(second.head)).not.toBe(entityTag(first.head));
  },

  'a write with the tag of an older version changes nothing': async (store, user) => {
    const { head: first } = await store.write(user, await aDocument('first'), ALWAYS, NOON);
    const { head: second } = await store.write(user, await aDocument('2nd'), tagged(first), NOON);
    const late = await store.write(user, await aDocument('late'), tagged(first), NOON);
    expect(late).toEqual({ written: false, head: second });
    expect(await textOf(store, user)).toBe('{"text":"2nd"}');
  },

  'a write with a tag does not make a farm where none is': async (store, user) => {
    const condition: WriteCondition = { kind: 'tagged', tags: ['1-0123456789abcdef'] };
    const result = await store.write(user, await aDocument('one'), condition, NOON);
    expect(result).toEqual({ written: false, head: undefined });
    expect(await store.users()).not.toContain(user);
  },

  'of writes at once with one tag exactly one happens': async (store, user) => {
    const { head } = await store.write(user, await aDocument('start'), ALWAYS, NOON);
    const documents = await Promise.all([...Array(30).keys()].map((n) => aDocument(`from ${n}`)));
    const results = await Promise.all(
      documents.map((document) => store.write(user, document, tagged(head), NOON)),
    );
    const winners = results.flatMap(({ written }, place) => (written ? [place] : []));
    expect(winners).toHaveLength(1);
    expect(await textOf(store, user)).toBe(`{"text":"from ${winners[0]}"}`);
    expect((await store.head(user))?.version).toBe(2);
  },

  'of first writes at once exactly one happens': async (store, user) => {
    const documents = await Promise.all([...Array(30).keys()].map((n) => aDocument(`from ${n}`)));
    const results = await Promise.all(
      documents.map((document) => store.write(user, document, ABSENT, NOON)),
    );
    expect(results.filter(({ written }) => written)).toHaveLength(1);
  },

  'a removed farm is gone, known as removed, and its versions stay': async (store, user) => {
    await store.write(user, await aDocument('one'), ALWAYS, NOON);
    const removal = await store.write(user, null, ALWAYS, NOON + 1);
    expect(removal.head).toEqual({ version: 2, savedAt: NOON + 1, document: null });
    expect(await store.read(user)).toBeUndefined();
    expect(await store.head(user)).toEqual(removal.head);
    expect(await store.tag(user)).toBe(entityTag(removal.head));
    expect(await textOf(store, user, 1)).toBe('{"text":"one"}');
  },

  'removing what is not there changes nothing': async (store, user) => {
    expect(await store.write(user, null, ALWAYS, NOON)).toEqual({
      written: false,
      head: undefined,
    });
    expect(await store.users()).not.toContain(user);
  },

  'versions go on counting after a removal, so an old tag never fits again': async (
    store,
    user,
  ) => {
    const { head } = await store.write(user, await aDocument('one'), ALWAYS, NOON);
    await store.write(user, null, ALWAYS, NOON);
    const again = await store.write(user, await aDocument('one'), ABSENT, NOON);
    expect(again.head?.version).toBe(3);
    const late = await store.write(user, await aDocument('late'), tagged(head), NOON);
    expect(late.written).toBe(false);
  },

  'the newest 50 versions stay, and the last of each of 30 days': async (store, user) => {
    for (let day = 40; day > 0; day -= 1) {
      await store.write(user, await aDocument(`day ${day} early`), ALWAYS, NOON - day * DAY);
      await store.write(user, await aDocument(`day ${day} late`), ALWAYS, NOON - day * DAY + 1);
    }
    for (let n = 0; n < 50; n += 1) {
      await store.write(user, await aDocument(`now ${n}`), ALWAYS, NOON);
    }
    const kept = (await store.versions(user)).map(({ version }) => version);
    const today = [...Array(50).keys()].map((n) => 130 - n);
    const lastOfDays = [...Array(30).keys()].map((n) => 80 - 2 * n);
    expect(kept).toEqual([...today, ...lastOfDays]);
    expect(await textOf(store, user, 80)).toBe('{"text":"day 1 late"}');
  },

  'users do not see each other, whatever their ids look like': async (store) => {
    const base = aUser();
    const ids = [base, `${base} `, base.toUpperCase(), `${base}%`, `${base}'; --`, `${base}é`];
    for (const id of ids) await store.write(id, await aDocument(id), ALWAYS, NOON);
    for (const id of ids) expect(await textOf(store, id)).toBe(JSON.stringify({ text: id }));
    expect((await store.users()).filter((id) => ids.includes(id))).toHaveLength(ids.length);
  },

  'a user of a backup replaces what is stored, and can be erased for good': async (store, user) => {
    await store.write(user, await aDocument('old'), ALWAYS, NOON);
    const document = await aDocument('from the backup');
    const { gzip: _, ...facts } = document;
    const head = { version: 7, savedAt: NOON, document: facts };
    await store.adopt({ userId: user, head, versions: [{ version: 7, savedAt: NOON, document }] });
    expect(await store.head(user)).toEqual(head);
    expect(await textOf(store, user)).toBe('{"text":"from the backup"}');
    expect(await store.versions(user)).toHaveLength(1);
    await store.erase(user);
    expect(await store.head(user)).toBeUndefined();
    expect(await store.versions(user)).toEqual([]);
  },

  'of an erased user only a mark stays, until something is stored again': async (store, user) => {
    expect(await store.erasedAt(user)).toBeUndefined();
    await store.write(user, await aDocument('secret'), ALWAYS, NOON);
    await store.note(user, { label: 'Juniper Lane' });
    const before = Date.now();
    await store.erase(user);
    expect(await store.users()).not.toContain(user);
    expect(await store.erasedAt(user)).toBeGreaterThanOrEqual(before);
    const erasures = await store.erasures();
    expect(erasures.filter(({ userHash }) => userHash === sha256Hex(user))).toHaveLength(1);
    expect(JSON.stringify(erasures)).not.toContain(user);
    await store.write(user, await aDocument('new'), ABSENT, NOON);
    expect(await store.erasedAt(user)).toBeUndefined();
    expect(await store.notes(user)).toEqual({});
    await store.adoptErasure({ userHash: sha256Hex(user), at: 7 });
    expect(await store.erasedAt(user)).toBeUndefined();
    await store.adoptErasure({ userHash: sha256Hex('google_gone'), at: 7 });
    expect(await store.erasedAt('google_gone')).toBe(7);
  },

  'a farm has a label and the time when it was last read, whatever is stored': async (
    store,
    user,
  ) => {
    await store.note(user, { label: 'Nobody' });
    expect(await store.notes(user)).toEqual({});
    await store.write(user, await aDocument('one'), ALWAYS, NOON);
    await store.note(user, { label: 'Juniper Lane' });
    await store.note(user, { readAt: NOON });
    await store.write(user, await aDocument('two'), ALWAYS, NOON);
    expect(await store.notes(user)).toEqual({ label: 'Juniper Lane', readAt: NOON });
    await store.note(user, { label: '' });
    expect(await store.notes(user)).toEqual({ readAt: NOON });
  },

  'the store knows how large it is and when it was backed up': async (store) => {
    await store.write(aUser(), await aDocument('one'), ALWAYS, NOON);
    expect(await store.size()).toBeGreaterThan(20);
    await store.noteBackup(NOON);
    await store.noteBackup(NOON + 1);
    expect(await store.backupAt()).toBe(NOON + 1);
  },

  'what is done at once happens as a whole or not at all': async (store) => {
    const [first, second] = [aUser(), aUser()];
    const both = async (all: StateStore) => {
      for (const userId of [first, second])
        await all.write(userId, await aDocument(userId), ALWAYS, NOON);
      await all.adoptErasure({ userHash: first, at: NOON });
      return (await all.users()).length;
    };
    const failed = store.atOnce(async (all) => {
      await both(all);
      throw new Error('It went wrong');
    });
    await expect(failed).rejects.toThrow('It went wrong');
    expect([await store.head(first), await store.head(second)]).toEqual([undefined, undefined]);
    expect((await store.erasures()).map(({ userHash }) => userHash)).not.toContain(first);
    const users = await store.atOnce(both);
    expect(await store.users()).toHaveLength(users);
    expect((await store.head(second))?.version).toBe(1);
  },

  'tokens that were signed out are known until they would have run out': async (store) => {
    const [first, second] = [aUser(), aUser()];
    await store.noteSignOut({ tokenHash: first, until: NOON + 9 }, NOON);
    await store.noteSignOut({ tokenHash: first, until: NOON + 9 }, NOON + 1);
    await store.noteSignOut({ tokenHash: second, until: NOON + 20 }, NOON + 8);
    expect(await store.isSignedOut(first)).toBe(true);
    await store.noteSignOut({ tokenHash: second, until: NOON + 20 }, NOON + 9);
    expect([await store.isSignedOut(first), await store.isSignedOut(second)]).toEqual([
      false,
      true,
    ]);
  },

  'a check tells that the store takes writes': async (store) => {
    await store.check();
    await expect(store.check()).resolves.toBeUndefined();
  },
};

/** Contract of every store. Each kind of store runs it. */
export function stateStoreContract(kind: string, open: () => Promise<StateStore>): void {
  test.each(Object.entries(CASES))(
    `${kind}: %s`,
    async (_title, holds) => holds(await open(), aUser()),
    MINUTE,
  );
}
