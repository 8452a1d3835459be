import type { FastifyInstance } from 'fastify';
import { readAnswer } from '#adapters/cloud/read-answer.ts';
import { createApp } from '#server/http/app.ts';
import { restoreDocument } from '#server/commands/restore-version.ts';
import { inviteMember, newStartCode } from '#server/members/invite-member.ts';
import { type PeopleDecision, isAdmitted } from '#server/members/farm-people.ts';
import { type LetIn, type NewDevice, joinFarm } from '#server/members/let-device-in.ts';
import type { MemberRefusal } from '#server/members/member-refusal.ts';
import type { KeptPeople } from '#server/store/member-store.ts';
import { SqliteStateStore } from '#server/store/sqlite/sqlite-state-store.ts';
import { sha256Hex, unpackDocument, type UserHistory } from '#server/store/stored-farm.ts';
import type { FarmRole } from '#state/document/farm-role.ts';
import type { CloudAnswer } from '#state/ports/cloud-port.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { USUAL_FARMS } from '#tests/support/members/farm-members.ts';
import { serverParts } from '#tests/support/server/running-server.ts';
import type { VirtualTime } from '#tests/support/simulated-devices/virtual-time.ts';
import { forbiddenChanges } from './forbidden-changes.ts';

export interface KeyedCall {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST';
  readonly path: string;
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A farm and its people as a backup of the server has them. */
export interface ServiceBackup {
  readonly history: UserHistory;
  readonly people: KeptPeople;
}

/** The real server over a store in memory, with one farm of several people, by the clock of the simulation. */
export type FarmService = Awaited<ReturnType<typeof farmService>>;

const OWNER = 'mbr_owner';
const HEARD_HEADERS = [
  'etag',
  'x-farm-role',
  'x-state-deleted-at',
  'x-state-deleted-by',
  'retry-after',
];
const STORE = new SqliteStateStore();
let app: Promise<FastifyInstance> | null = null;
let farms = 0;

/** One server for all simulations of a run: each has a farm of its own. */
function server(): Promise<FastifyInstance> {
  app ??= createApp(serverParts({ store: STORE, farms: USUAL_FARMS }));
  return app;
}

/** @param time - The clock of the service, too. */
export async function farmService(time: VirtualTime) {
  const realNow = Date.now;
  Date.now = time.now;
  const running = await server();
  // An id that was there before would be the one of a farm that was erased.
  const number = String((farms += 1)).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const farmId = `farm_${number.padStart(26, 'a')}`;
  const breaches: string[] = [];
  let people = 0;
  let ownerKey = '';
  let queue: Promise<unknown> = Promise.resolve();

  /** One request after the other, so that what a write has changed can be seen. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return time.hold(done);
  }

  async function text(): Promise<string | null> {
    const stored = await STORE.read(farmId);
    return stored ? (await unpackDocument(stored.document)).toString() : null;
  }

  async function send({ method, path, key, headers, body }: KeyedCall): Promise<CloudAnswer> {
    const isJson = body !== undefined && { 'content-type': 'application/json' };
    const answer = await running.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${key}`, ...isJson, ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status, headers: told } = answer;
    const date = new Date(Math.floor(time.now() / 1000) * 1000).toUTCString();
    const kept = HEARD_HEADERS.flatMap((name) =>
      told[name] === undefined ? [] : [[name, String(told[name])] as const],
    );
    const shown = { ...Object.fromEntries(kept), date };
    return readAnswer(
      new Response(status === 304 ? null : answer.body, { status, headers: shown }),
    );
  }

  async function askWatched(call: KeyedCall): Promise<CloudAnswer> {
    const known = await STORE.members.device(sha256Hex(call.key));
    const isHelpers = known?.member.role === 'HELPER' || call.method === 'PATCH';
    if (!isHelpers || call.method === 'GET') return send(call);
    const before = await text();
    const answer = await send(call);
    const after = await text();
    if (before !== null && known !== undefined) {
      breaches.push(...forbiddenChanges(before, after, known.device.deviceId));
    }
    return answer;
  }

  async function enter(
    name: string,
    decide: (codeHash: string, wish: NewDevice) => Promise<LetIn | MemberRefusal>,
  ): Promise<FarmKey> {
    people += 1;
    const key = `mgm_${farmId.slice(-6)}${String(people).padStart(37, '0')}`;
    const wish: NewDevice = {
      keyHash: sha256Hex(key),
      name,
      label: `${name}’s phone`,
      farmId,
      memberId: people === 1 ? OWNER : `mbr_${people}`,
      deviceId: `dev_${number}${people}`,
      now: time.now(),
    };
    const letIn = await decide(sha256Hex(`${farmId} code ${people}`), wish);
    if ('status' in letIn) throw new Error(letIn.error);
    return { ...letIn, key, address: 'http://127.0.0.1:1' };
  }

  async function decideOnPeople<T>(
    of: string | null,
    decide: (people: Awaited<ReturnType<typeof STORE.members.people>>) => PeopleDecision<T>,
  ): Promise<T> {
    return STORE.members.change({ farmId: of }, decide);
  }

  async function begin(name: string): Promise<FarmKey> {
    const owner = await enter(name, async (codeHash, wish) => {
      await decideOnPeople(null, (all) => newStartCode(all, codeHash, time.now()));
      return decideOnPeople(null, (all) => joinFarm(all, undefined, codeHash, wish));
    });
    ownerKey = owner.key;
    return owner;
  }

  async function join(name: string, whom: Parameters<typeof inviteMember>[2]): Promise<FarmKey> {
    return enter(name, async (codeHash, wish) => {
      const owner = { kind: 'key', keyHash: sha256Hex(ownerKey) } as const;
      const code = { codeHash, farmId, now: time.now() };
      await decideOnPeople(farmId, (all) => inviteMember(all, owner, whom, code));
      return decideOnPeople(farmId, (all) => joinFarm(all, undefined, codeHash, wish));
    });
  }

  async function byOwner(method: 'PATCH' | 'DELETE', path: string, body?: string): Promise<void> {
    const call = { method, path: `/farms/${farmId}${path}`, key: ownerKey };
    const answer = await inTurn(() => send({ ...call, ...(body !== undefined && { body }) }));
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  }

  return {
    farmId,
    /** What was stored with a helper's rights although helpers may not change it. */
    breaches,
    /** Asks the server; time stands still until it has answered. */
    ask: (call: KeyedCall) => inTurn(() => askWatched(call)),
    /** Lets a device in: by a start code the first one, of its owner; all others by an owner's code. */
    letIn: ({ name, role }: { readonly name: string; readonly role: FarmRole }) =>
      time.hold(people === 0 ? begin(name) : join(name, { role, name, farmName: 'Juniper Lane' })),
    /** Gives a member who is known one more key. */
    letInAgain: (memberId: string) =>
      time.hold(join(memberId, { memberId, farmName: 'Juniper Lane' })),
    setRole: (memberId: string, role: FarmRole) =>
      byOwner('PATCH', `/members/${memberId}`, JSON.stringify({ role })),
    remove: (memberId: string) => byOwner('DELETE', `/members/${memberId}`),
    /** Whether a key counts, was taken away, or is not known: it came after the backup that was put back. */
    async standing(key: string) {
      const known = await STORE.members.device(sha256Hex(key));
      return known === undefined ? 'unknown' : isAdmitted(known) ? 'in' : 'removed';
    },
    async roleOf(memberId: string) {
      const { members } = await STORE.members.people(farmId);
      const member = members.find((one) => one.memberId === memberId && one.removedAt === null);
      return member?.role ?? null;
    },
    text: () => time.hold(text()),
    version: async () => (await STORE.head(farmId))?.version ?? 0,
    async backup(): Promise<ServiceBackup> {
      const head = await STORE.head(farmId);
      if (!head) throw new Error('There is no farm yet');
      const kept = await STORE.versions(farmId);
      const versions = await Promise.all(kept.map(({ version }) => STORE.read(farmId, version)));
      const { members, devices } = await STORE.members.people(farmId);
      return {
        history: { userId: farmId, head, versions: versions.filter((one) => one !== undefined) },
        people: { members, devices },
      };
    },
    putBack: ({ history, people: before }: ServiceBackup) =>
      inTurn(async () => {
        await STORE.adopt(history);
        await STORE.members.adopt(farmId, before);
      }),
    /** The operator's command: stores a version of so many writes ago as the newest; answers its text. */
    bringBack: (writes: number) =>
      inTurn(async () => {
        const kept = await STORE.versions(farmId);
        const { version } = kept[Math.min(writes, kept.length - 1)] ?? {};
        const wanted = await STORE.read(farmId, version);
        if (wanted === undefined) return null;
        await restoreDocument(STORE, farmId, wanted.document);
        return (await unpackDocument(wanted.document)).toString();
      }),
    async close() {
      await queue;
      await STORE.erase(farmId);
      Date.now = realNow;
    },
  };
}
