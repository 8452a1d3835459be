/** JSON as `mgm` writes it, in the order and with the digits of one that is written over lines. */
export function jsonText(written: string): string {
  return JSON.stringify(JSON.parse(written));
}
