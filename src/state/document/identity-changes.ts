import type { DocumentPatch } from './document-patch.ts';

const IDENTITY = ['connected', 'sub', 'email', 'name', 'picture'];

/**
 * Checks whether only the signed-in account changes. It belongs to the device, so the farm isn't
 * written.
 */
export function changeIdentityOnly(patches: readonly DocumentPatch[]): boolean {
  return patches.every(({ path: [slice, section, field] }) => {
    return slice === 'settings' && section === 'google' && IDENTITY.includes(field ?? '');
  });
}
