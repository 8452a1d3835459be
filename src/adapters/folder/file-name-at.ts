/** A file name as it is tried for the first time, the second time and so on: `a.json`, `a-2.json`. */
export function fileNameAt(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}
