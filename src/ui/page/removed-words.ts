/** Who has taken this device out of a farm. */
export function removedWords(farmName: string, by: string | null): string {
  const farm = farmName === '' ? 'the farm' : farmName;
  return `${by ?? 'Whoever runs the server'} removed this device from ${farm}`;
}
