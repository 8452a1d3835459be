/** What a farm of several people is called in lists. */
export function farmNameWords({ farmName }: { readonly farmName: string }): string {
  return farmName === '' ? 'Farm without a name' : farmName;
}
