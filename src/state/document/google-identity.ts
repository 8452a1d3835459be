import type { GoogleSettings, Settings } from '#domain/settings/settings.ts';
import type { DocumentPatch } from './document-patch.ts';

type GoogleIdentity = Pick<GoogleSettings, 'connected' | 'sub' | 'email' | 'name' | 'picture'>;

const NOBODY: GoogleIdentity = {
  connected: false,
  sub: null,
  email: null,
  name: null,
  picture: null,
};

/** Removes the signed-in identity, which belongs to a device and never leaves it with a farm. */
export function withoutIdentity(settings: Settings): Settings {
  return { ...settings, google: { ...settings.google, ...NOBODY } };
}

/** Settings from elsewhere, signed in as on this device. */
export function withIdentityOf(device: Settings, settings: Settings): Settings {
  const { connected, sub, email, name, picture } = device.google;
  return { ...settings, google: { ...settings.google, connected, sub, email, name, picture } };
}

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
