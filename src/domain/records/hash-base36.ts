/** A short fingerprint of a text: two independent 32-bit FNV-1a hashes in base 36. */
export function hashBase36(text: string): string {
  let forward = 0x811c9dc5;
  let salted = 0x01234567;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    forward = Math.imul(forward ^ unit, 0x01000193);
    salted = Math.imul(salted ^ (unit + 0x9e37), 0x01000193);
  }
  return (
    (forward >>> 0).toString(36).padStart(7, '0') + (salted >>> 0).toString(36).padStart(7, '0')
  );
}
