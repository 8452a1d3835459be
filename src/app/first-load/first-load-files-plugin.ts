import type { Plugin, Rolldown } from 'vite';
import { gzipSync } from 'node:zlib';

type Bundle = Rolldown.OutputBundle;

/** What a browser loads for a chunk: its own file, those of the chunks it is made from, and their styles. */
interface NeededFiles {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The files that chunks of these names need; only static imports count. */
export function filesNeeded(names: readonly string[], bundle: Bundle): NeededFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
    chunk.imports.forEach(add);
  };
  for (const name of names) {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk ${name}`);
    add(chunk.fileName);
  }
  return { scripts, styles };
}

/**
 * Names the files of the farm, the frame and the dashboard in the page itself, so that `first-paint.js` can ask
 * for them at once when the address is of a screen inside: else they are found only when the first script runs.
 */
export function frameFiles(): Plugin {
  return {
    name: 'mgm-frame-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const first = filesNeeded(['start'], bundle);
        const frame = filesNeeded(['farm', 'dashboard'], bundle);
        const scripts = [...frame.scripts].filter((file) => !first.scripts.has(file));
        const styles = [...frame.styles].filter((file) => !first.styles.has(file));
        const files = [...scripts, ...styles].map((file) => `/${file}`).join(' ');
        const tag = { tag: 'meta', attrs: { name: 'mgm-frame', content: files } };
        return { html, tags: [{ ...tag, injectTo: 'head-prepend' as const }] };
      },
    },
  };
}

/** How much script a first visit may load until its screen can be drawn: kB of gzip, by the chunks of the screen. */
const LIMITS = [
  { screen: '/start', chunks: ['start'], most: 100 },
  { screen: '/dashboard', chunks: ['start', 'farm', 'dashboard'], most: 252 },
] as const;

/** Ends a build whose first screens have grown over their limits, and tells by how much. */
export function firstLoadLimits(): Plugin {
  return {
    name: 'mgm-first-load-limits',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { screen, chunks, most } of LIMITS) {
          const weight = [...filesNeeded(chunks, bundle).scripts].reduce((sum, file) => {
            const chunk = bundle[file];
            return sum + (chunk?.type === 'chunk' ? gzipSync(chunk.code).length : 0);
          }, 0);
          const kilobytes = Math.ceil(weight / 1000);
          if (kilobytes > most)
            this.error(
              `${screen} loads ${kilobytes} kB of script before it is drawn, over ${most}`,
            );
        }
      },
    },
  };
}
