/** Who has taken this device out of a farm. */
export function removedText(
  farmName: string,
  { by, isErased = false }: { readonly by: string | null; readonly isErased?: boolean },
): string {
  const farm = farmName === '' ? 'the farm' : farmName;
  if (isErased) return `The server admin erased ${farm} there`;
  return `${by ?? 'The server admin'} removed this device from ${farm}`;
}
