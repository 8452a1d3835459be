import type { CloudAnswer, SaveCondition } from '#state/ports/cloud-port.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';

interface Stored {
  readonly version: number;
  /** Null when the farm was deleted. */
  readonly text: string | null;
  readonly savedAt: number;
}

/** The state service as it answers, with what can happen to its store. */
export type SimulatedServer = ReturnType<typeof simulatedServer>;

/** @param now - The clock of the service. */
export function simulatedServer(now: () => number) {
  const users = new Map<string, Stored[]>();
  const requests = { loads: 0, saves: 0 };
  const headOf = (userId: string): Stored | undefined => users.get(userId)?.at(-1);
  const answer = (status: number, userId: string, body: unknown = null): CloudAnswer => {
    const head = headOf(userId);
    const isGone = head !== undefined && head.text === null;
    return {
      ok: status >= 200 && status < 300,
      status,
      body,
      etag: tagOf(head),
      // In whole seconds, as a `Date` header is.
      serverNow: Math.floor(now() / 1000) * 1000,
      retryAfter: null,
      deletedAt: isGone ? new Date(head.savedAt).toISOString() : null,
      error: null,
    };
  };
  const store = (userId: string, text: string | null): void => {
    const versions = users.get(userId) ?? [];
    const version = (versions.at(-1)?.version ?? 0) + 1;
    users.set(userId, [...versions, { version, text, savedAt: now() }].slice(-50));
  };

  return {
    /** How many conditional reads and writes came. */
    requests,
    load(userId: string, known: string | null) {
      requests.loads += 1;
      const head = headOf(userId);
      if (known !== null && known === tagOf(head)) return answer(304, userId);
      return answer(200, userId, head?.text ? JSON.parse(head.text) : null);
    },
    save(userId: string, text: string, condition: SaveCondition) {
      requests.saves += 1;
      const head = headOf(userId);
      const isAllowed =
        condition.kind === 'any' ||
        (condition.kind === 'absent' ? !head?.text : condition.etag === tagOf(head));
      if (!isAllowed) return answer(409, userId, { ok: false, error: 'Version conflict' });
      store(userId, text);
      return answer(200, userId, { ok: true });
    },
    remove(userId: string) {
      if (headOf(userId)?.text) store(userId, null);
      return answer(200, userId, { ok: true });
    },
    /** The farm as stored, null when there is none. */
    textOf: (userId: string) => headOf(userId)?.text ?? null,
    /** Puts a farm back to a version some writes ago, as after a restore from a backup. */
    rollBack(userId: string, writes: number) {
      const versions = users.get(userId) ?? [];
      const kept = versions.slice(0, Math.max(1, versions.length - writes));
      if (versions.length > 0) users.set(userId, kept);
    },
    /** Loses a farm without a trace. */
    wipe: (userId: string) => void users.delete(userId),
  };
}

function tagOf(stored: Stored | undefined): string {
  if (stored === undefined) return '"0-empty"';
  return `"${stored.version}-${stored.text === null ? 'deleted' : hashBase36(stored.text)}"`;
}
