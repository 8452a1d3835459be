import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesNeeded } from './first-load-files.ts';

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
