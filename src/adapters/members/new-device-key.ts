const KEY_BYTES = 32;

/** A new key of a device: `mgm_` and 256 random bits in 43 characters. */
export function newDeviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return `mgm_${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
