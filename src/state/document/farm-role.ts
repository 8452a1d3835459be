/**
 * Role of a member. An owner can do everything; a grower everything except manage members and delete the farm
 * in the cloud; a helper the work of the day (`HELPER_SLICES`).
 */
export type FarmRole = 'OWNER' | 'GROWER' | 'HELPER';

const FARM_ROLES: readonly FarmRole[] = ['OWNER', 'GROWER', 'HELPER'];

export function readRole(value: unknown): FarmRole | null {
  return FARM_ROLES.find((role) => role === value) ?? null;
}
