import type { DocumentPatch } from './document-patch.ts';

const IDENTITY = ['connected', 'sub', 'email', 'name', 'picture'];

/** Whether only the note of who is signed in changes. It belongs to the device: the farm was not written. */
export function changeIdentityOnly(patches: readonly DocumentPatch[]): boolean {
  return patches.every(({ path: [slice, section, field] }) => {
    return slice === 'settings' && section === 'google' && IDENTITY.includes(field ?? '');
  });
}
