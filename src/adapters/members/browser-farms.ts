import type { NotingLogger } from '#state/ports/environment.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import type {
  AddressSafety,
  FarmsAnswer,
  JoinRequest,
  SharedFarms,
} from '#state/ports/shared-farms.ts';
import { sha256OfText } from '../local/sha-256.ts';
import { readAppConfig } from '../read-app-config.ts';
import { announceNewKey, announceRemoval } from './browser-member.ts';
import { chooseFarm, goToFarm, unchooseFarm } from './chosen-farm.ts';
import { listKeys, readPendingKey, removeKey, writeKey, writePendingKey } from './farm-keys.ts';
import { askFarms, type FarmsCall } from './farms-service.ts';
import { hasUnsent, moveFarm, removeFarm } from './move-farm.ts';
import {
  type LetInDevice,
  readCodeMeaning,
  readNewInvite,
  readLetIn,
  readPeople,
} from './read-people.ts';

const KEY_BYTES = 32;

/** What the service says where neither a code nor a key may pass. */
const NEEDS_SECURE_ADDRESS = 'A secure address is needed';

const PEOPLE_CALLS = {
  people: (key) => ofFarm(key, 'GET', '/members', readPeople),
  invite: (key, whom) =>
    ofFarm(key, 'POST', '/invites', readNewInvite, { ...whom, farmName: key.farmName }),
  takeInvitesBack: (key) => changed(key, 'DELETE', '/invites'),
  changePerson: (key, memberId, parts) =>
    changed(key, 'PATCH', `/members/${encodeURIComponent(memberId)}`, parts),
  removePerson: (key, memberId) =>
    changed(key, 'DELETE', `/members/${encodeURIComponent(memberId)}`),
  removeDevice: (key, deviceId) =>
    changed(key, 'DELETE', `/devices/${encodeURIComponent(deviceId)}`),
} satisfies Partial<SharedFarms>;

export function browserFarms(
  logger: NotingLogger,
  openStorage: (farmId: string) => DocumentStorage,
): SharedFarms {
  const address = serviceAddress();
  return {
    async offer() {
      const { creation, publicOrigin, certificateEndsAt } = (await readAppConfig()).farms;
      const origin = publicOrigin ?? location.origin;
      return { creation, origin, safety: await addressSafety(address), certificateEndsAt };
    },
    keys: listKeys,
    look: (code) =>
      askFarms(address, { method: 'POST', path: '/look', body: { code } }, readCodeMeaning),
    async join(newcomer) {
      const answer = await letIn(address, '/join', newcomer);
      if (!answer.ok) return answer;
      const row = { ...answer.value, address, key: answer.key };
      await writeKey(row);
      announceNewKey(row);
      chooseFarm(row.farmId);
      return { ok: true, value: row };
    },
    async keep(farm, { farmName, ...newcomer }, way) {
      const answer = await letIn(address, '', newcomer, 'token' in way ? way.token : undefined);
      if (!answer.ok) return answer;
      const row = { ...answer.value, farmName, address, key: answer.key };
      if ('movesFrom' in way) await moveFarm(farm, openStorage, way.movesFrom, row.farmId);
      await writeKey(row);
      chooseFarm(row.farmId);
      return { ok: true, value: row };
    },
    ...PEOPLE_CALLS,
    forgetMoved: (from) => removeFarm(from, logger),
    open: async (farmId, path) => goToFarm(farmId, path),
    hasUnsent: (farmId) => hasUnsent(openStorage(farmId)),
    async removeFromDevice(farmId) {
      await removeKey(farmId);
      announceRemoval(farmId);
      await removeFarm(farmId, logger);
      unchooseFarm(farmId);
    },
  };
}

/** A key is made for a code, kept, and only then shown to the service by its hash: an answer may be lost. */
async function letIn(
  address: string,
  path: string,
  { code, name, label }: JoinRequest,
  token?: string,
): Promise<FarmsAnswer<LetInDevice> & { readonly key: string }> {
  const codeHash = sha256OfText(code ?? token ?? '');
  const key = (await readPendingKey(codeHash)) ?? newDeviceKey();
  await writePendingKey({ key, codeHash });
  const body = { keyHash: sha256OfText(key), name, label, ...(code && { code }) };
  const call: FarmsCall = { method: 'POST', path, body, ...(token && { token }) };
  return { ...(await askFarms(address, call, readLetIn)), key };
}

function ofFarm<T>(
  key: FarmKey,
  method: FarmsCall['method'],
  path: string,
  read: (body: Readonly<Record<string, unknown>>) => T | null,
  body?: object,
): Promise<FarmsAnswer<T>> {
  const asked = { method, path: `/${encodeURIComponent(key.farmId)}${path}`, token: key.key };
  return askFarms(key.address, { ...asked, ...(body && { body }) }, read);
}

async function changed(
  key: FarmKey,
  method: 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<FarmsAnswer<null>> {
  const answer = await ofFarm(key, method, path, () => true, body);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Where others could read along the service is asked, without a code, whether it admits that. */
async function addressSafety(address: string): Promise<AddressSafety> {
  if (isSecureContext) return 'secure';
  const asked: FarmsCall = { method: 'POST', path: '/look', body: {} };
  const answer = await askFarms(address, asked, () => null);
  return !answer.ok && answer.error === NEEDS_SECURE_ADDRESS ? 'refused' : 'read-along';
}

/** The page's own server, unless the build names another one. */
function serviceAddress(): string {
  const built: unknown = import.meta.env['VITE_STATE_BASE'];
  return typeof built === 'string' && built !== '' ? built.replace(/\/+$/, '') : location.origin;
}

/** A new key of a device: `mgm_` and 256 random bits in 43 characters. */
function newDeviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return `mgm_${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
