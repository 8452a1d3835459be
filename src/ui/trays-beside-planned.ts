/**
 * Trays that are really there, with those planned where they differ: "3, 4 planned", "3 trays, 4 planned".
 *
 * @param format - How the trays that are there are said.
 */
export function traysBesidePlanned(
  { trays, plannedTrays }: { readonly trays: number; readonly plannedTrays?: number | undefined },
  format: (trays: number) => string,
): string {
  return plannedTrays === undefined || plannedTrays === trays
    ? format(trays)
    : `${format(trays)}, ${plannedTrays} planned`;
}
