import type { Plugin } from 'vite';

const LATE_IMPORT = /\bimport\(([`'"])\.\/[\w.-]+\.js\1\)/g;

/** Every part that cannot be loaded is asked for once more, and again when it is next needed: see `retryImport`. */
export function importPartsAgain(): Plugin {
  return {
    name: 'mgm-import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = withSecondTries(chunk.code);
      }
    },
  };
}

/** The code of a chunk in which every late import has its second try; `main.tsx` offers it under this name. */
export function withSecondTries(code: string): string {
  return code.replace(LATE_IMPORT, '$&.catch(mgmAgain)');
}
