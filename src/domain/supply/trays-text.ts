/** Trays in a sentence: "1 tray", "3 trays". */
export function traysText(trays: number): string {
  return trays === 1 ? '1 tray' : `${trays} trays`;
}
