import { type FarmDocument, sameValue } from './farm-document.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { DocumentPatch } from './document-patch.ts';
import { NO_IDENTITY } from './fresh-farm.ts';

/** A farm as it leaves the device, without the signed-in identity. */
export function sendable(farm: FarmDocument): FarmDocument {
  return { ...farm, settings: withoutIdentity(farm.settings) };
}

/** Checks whether two farms have the same content, whoever wrote them and when. */
export function sameContent(left: FarmDocument, right: FarmDocument): boolean {
  return sameValue(contentOf(left), contentOf(right));
}

function contentOf(farm: FarmDocument): object {
  const sync = Object.entries(farm.meta.sync ?? {}).filter(([name]) => !NOTES_OF_A_WRITE.has(name));
  const { lastWriteAt: _at, catalogUpdatedAt: _catalogAt, ...meta } = farm.meta;
  return { ...sendable(farm), meta: { ...meta, sync: Object.fromEntries(sync) } };
}

/** Parts of `meta.sync` that say who wrote what of a farm, and on top of what. */
const NOTES_OF_A_WRITE: ReadonlySet<string> = new Set([
  'v',
  'vv',
  'marks',
  'writeId',
  'writtenOn',
  'stock',
  'edits',
]);

/** Removes the signed-in identity, which belongs to a device and never leaves it with a farm. */
export function withoutIdentity(settings: Settings): Settings {
  return { ...settings, google: { ...settings.google, ...NO_IDENTITY } };
}

/** Settings from elsewhere, signed in as on this device. */
export function withIdentityOf(device: Settings, settings: Settings): Settings {
  const { connected, sub, email, name, picture } = device.google;
  return { ...settings, google: { ...settings.google, connected, sub, email, name, picture } };
}

const IDENTITY = Object.keys(NO_IDENTITY);

/** Checks whether only the signed-in account changes. It is the device's: no farm is written. */
export function changeIdentityOnly(patches: readonly DocumentPatch[]): boolean {
  return patches.every(({ path: [slice, section, field] }) => {
    return slice === 'settings' && section === 'google' && IDENTITY.includes(field ?? '');
  });
}
