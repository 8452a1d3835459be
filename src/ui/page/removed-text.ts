/** Who has taken this device out of a farm. */
export function removedText(
  farmName: string,
  { by, isErased = false }: { readonly by: string | null; readonly isErased?: boolean },
): string {
  const farm = farmName === '' ? 'the farm' : farmName;
  if (isErased) return `Whoever runs the server erased ${farm} there`;
  return `${by ?? 'Whoever runs the server'} removed this device from ${farm}`;
}
