/** As much of the bundler's knowledge of a module as is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
  /** Without it the bundler complains on every first start. */
  readonly debugName: string;
}

/** What a first visit draws, in the order in which it is needed: a file goes to the first that needs it. */
const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = {
  start: ['src/app/main.tsx'],
  // The notice stands on the start screen, too, which needs nothing of the dashboard.
  farm: ['src/app/open-account.tsx', 'src/app/shell/status/demo-notice.tsx'],
  dashboard: ['src/app/shell/app-frame.tsx', 'src/features/dashboard/dashboard-page.tsx'],
  // What a new farm begins with stands on its first screen, and nothing else of the kit.
  questions: ['src/features/dashboard/first-run/first-run-guide.tsx'],
  // Comes by itself once the first screen is drawn.
  changes: ['src/state/store/make-change.ts', 'src/state/store/rebase-pending.ts'],
  services: ['src/state/store/connect-services.ts', 'src/adapters/cloud/browser-cloud.ts'],
};

/**
 * Puts the files that a first visit needs into one chunk a screen, instead of a hundred small ones:
 * on a slow network every file costs a way there and back.
 *
 * Only static imports count. Packages follow the files that use them; what neither screen needs, the
 * bundler divides as it sees fit.
 *
 * @param root - The folder of the project, absolute.
 * @returns Groups for the bundler's `codeSplitting.groups`.
 */
export function firstLoadChunks(root: string): ChunkGroup[] {
  const screens = Object.entries(FIRST_SCREENS);
  return screens.map(([name, paths], order) => {
    let files: ReadonlySet<string> | undefined;
    return {
      name: (id, graph) => {
        files ??= filesNeededBy(
          paths.map((path) => `${root}/${path}`),
          graph,
        );
        return files.has(id) ? name : null;
      },
      priority: screens.length - order,
      debugName: name,
    };
  });
}

function filesNeededBy(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (id: string): void => {
    // A package's own main file names all of its parts, also those that nobody uses.
    if (files.has(id) || id.includes('/node_modules/')) return;
    files.add(id);
    // The bundler uses the list again for the next module that is asked for.
    const imports = graph.getModuleInfo(id)?.importedIds.slice() ?? [];
    imports.forEach(add);
  };
  for (const entry of entries) {
    if (graph.getModuleInfo(entry) === null) throw new Error(`${entry} is not part of the app`);
    add(entry);
  }
  return files;
}
