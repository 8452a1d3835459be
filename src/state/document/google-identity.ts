import type { GoogleSettings, Settings } from '#domain/settings/settings.ts';

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
