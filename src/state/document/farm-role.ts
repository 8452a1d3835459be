/**
 * What a member may do: an owner everything; a grower everything but members and deleting the farm in
 * the cloud; a helper the work of the day (`HELPER_SLICES`).
 */
export type FarmRole = 'OWNER' | 'GROWER' | 'HELPER';

/** All roles, the most powerful first. */
export const FARM_ROLES: readonly FarmRole[] = ['OWNER', 'GROWER', 'HELPER'];
