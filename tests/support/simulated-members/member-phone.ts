import type { Cloud, CloudUser, SaveCondition } from '#state/ports/cloud-port.ts';
import type { FarmKey, FarmMember } from '#state/ports/farm-member.ts';
import { aMember } from '#tests/support/devices/member-double.ts';
import { aGoogle } from '#tests/support/google/google-double.ts';
import { type WayToService, SILENCE } from '#tests/support/simulated-devices/simulated-cloud.ts';
import type {
  SharedEnvironment,
  SimulatedDevice,
} from '#tests/support/simulated-devices/simulated-device.ts';
import { copyOfDisks, deviceFor } from '#tests/support/simulated-devices/simulated-device.ts';
import type { FarmService } from './farm-service.ts';

export interface MemberPhone extends SimulatedDevice {
  readonly member: () => FarmMember;
  /** The device enters with another key, as after a code for it; what is on its disk stays. */
  enter(key: FarmKey): Promise<void>;
  /** Another profile with the same key and a copy of the disk. */
  copied(name: string): Promise<MemberPhone>;
}

/** A device that opens the farm of its key. */
export async function aPhone(
  name: string,
  around: SharedEnvironment,
  service: FarmService,
  key: FarmKey,
  disks: SimulatedDevice['disks'] = new Map(),
): Promise<MemberPhone> {
  let member = aMember(key);
  const device = await deviceFor(name, around, disks, () => ({
    userKey: key.farmId,
    member,
    google: aGoogle({ account: null }),
    service: (way) => cloudByKey(service, way),
    earlierFarm: { find: async () => null, settle: () => undefined },
  }));
  return Object.assign(device, {
    member: () => member,
    enter(next: FarmKey) {
      member = aMember(next);
      return device.reopen();
    },
    copied: (other: string) =>
      aPhone(other, around, service, member.now(), copyOfDisks(device.disks)),
  });
}

/** The real service as a device with a key reaches it. */
function cloudByKey(service: FarmService, way: WayToService): Cloud {
  const ask = (
    { userId, token: key }: CloudUser,
    method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
    headers: Readonly<Record<string, string>>,
    content?: object,
  ) => {
    // What is sent is as it was when it was sent, however late it comes.
    const body = content === undefined ? {} : { body: JSON.stringify(content) };
    return way(() => service.ask({ method, path: `/state/${userId}`, key, headers, ...body }));
  };
  return {
    readiness: async () => ({ ready: true }),
    load: (user, known) => ask(user, 'GET', known === null ? {} : { 'if-none-match': known }),
    save: (user, farm, condition) => ask(user, 'PUT', headersFor(condition), farm),
    patch: (user, parts, condition) => ask(user, 'PATCH', headersFor(condition), parts),
    remove: (user) => ask(user, 'DELETE', {}),
    signOut: async () => SILENCE,
  };
}

function headersFor(condition: SaveCondition): Readonly<Record<string, string>> {
  switch (condition.kind) {
    case 'tag':
      return { 'if-match': condition.etag };
    case 'absent':
      return { 'if-none-match': '*' };
    case 'any':
      return {};
  }
}
