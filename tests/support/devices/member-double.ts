import { createEmitter } from '#state/ports/emitter.ts';
import type { FarmKey, FarmMember } from '#state/ports/farm-member.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { anEnvironment } from './farm-environment.ts';

/** The key of Maria's phone, a helper of Juniper Lane, unless said otherwise. */
export function aKey(more: Partial<FarmKey> = {}): FarmKey {
  return {
    farmId: 'farm_juniper',
    farmName: 'Juniper Lane',
    address: 'http://127.0.0.1:1',
    key: 'mgm_key',
    deviceId: 'dev_phone',
    memberId: 'mbr_maria',
    name: 'Maria',
    role: 'HELPER',
    ...more,
  };
}

/** A device as a member of a farm, in memory. */
export function aMember(more: Partial<FarmKey> = {}): FarmMember {
  const changed = createEmitter();
  let key = aKey(more);
  return {
    now: () => key,
    change(parts) {
      key = { ...key, ...parts };
      changed.emit();
    },
    onChange: changed.onEmit,
    close: () => undefined,
  };
}

/** What the world of a device of a member has otherwise. */
export function ofMember(member: FarmMember) {
  return { cloud: { ...anEnvironment().cloud, member } };
}

/** An open farm on a device of a member; without one the farm as it is. */
export function asMember(store: FarmStore, member: FarmMember | null): FarmStore {
  return { ...store, world: { ...store.world, cloud: { ...store.world.cloud, member } } };
}
