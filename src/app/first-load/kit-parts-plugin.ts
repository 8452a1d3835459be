import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (name: string) => fileURLToPath(new URL(`../../ui/kit/${name}`, import.meta.url));

/** Files of the kit in whose place ours stand. */
const OWN = new Map([
  ['use-id.mjs', own('kit-id.ts')],
  ['AppShellResizeHandle.mjs', own('unused-parts.ts')],
  ['AppShellAside.mjs', own('unused-parts.ts')],
  ['assign-aside-variables.mjs', own('unused-parts.ts')],
]);

const quiet = (name: string) =>
  fileURLToPath(
    new URL(`../../../node_modules/react-router/dist/production/${name}`, import.meta.url),
  );

const QUIET_ROUTER = new Map([
  ['react-router', quiet('index.mjs')],
  ['react-router/dom', quiet('dom-export.mjs')],
]);

/** A package of which the frame takes a name only; dialogs, which come later, need it. */
const OF_THE_FRAME = new Map([['react-remove-scroll', own('unused-parts.ts')]]);

/**
 * Gives the parts of the kit an id that they keep, and leaves out of the first load what no screen has.
 *
 * The kit makes up a second id once a part has been drawn, for pages that a server has drawn before. So every field, menu
 * and dialog would be drawn twice before it is seen, with all that waits for the page to be drawn in between.
 */
export function kitParts(): Plugin {
  return {
    name: 'mgm-kit-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => ownPart(source, importer) ?? quietRouter(source),
  };
}

/** The router as it is meant for growers; the package itself names only the one that warns who writes screens. */
export function quietRouter(source: string): string | null {
  return QUIET_ROUTER.get(source) ?? null;
}

/** Our file for one of the kit's; null for any other. */
export function ownPart(source: string, importer: string | undefined): string | null {
  if (importer?.includes('/@mantine/') !== true) return null;
  const isFrame = importer.includes('/AppShell/');
  return OWN.get(basename(source)) ?? (isFrame ? (OF_THE_FRAME.get(source) ?? null) : null);
}
