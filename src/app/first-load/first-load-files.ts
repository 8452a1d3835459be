import type { Rolldown } from 'vite';

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
