/**
 * What tells this build of the app from all others, or null where nothing does, as while developing.
 *
 * The build names its files by what is in them, and a file names those that it uses: so the name of this one
 * changes with every change of how a farm is read, planned or changed.
 */
export function thisBuild(address: string = import.meta.url): string | null {
  return /\/assets\/([\w-]+-[\w-]{8})\.js$/.exec(address)?.[1] ?? null;
}
