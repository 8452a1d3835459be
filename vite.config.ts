import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadChunks } from './src/app/first-load/first-load-chunks.ts';
import { firstLoadLimits, frameFiles } from './src/app/first-load/first-load-files-plugin.ts';
import { kitParts } from './src/app/first-load/kit-parts-plugin.ts';
import { schemaWords } from './src/app/first-load/schema-words-plugin.ts';
import { packFiles } from './src/app/first-load/pack-files-plugin.ts';
import { importPartsAgain } from './src/app/late-parts/retry-import-plugin.ts';
import { keepOldChunks } from './src/app/service-worker/keep-old-chunks-plugin.ts';
import { serviceWorker } from './src/app/service-worker/service-worker-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    kitParts(),
    schemaWords(),
    frameFiles(),
    importPartsAgain(),
    firstLoadLimits(),
    serviceWorker(),
    keepOldChunks(),
    packFiles(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: 'dist/web',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Changes seldom, so that a new version of the app loads less.
          groups: [
            {
              name: 'framework',
              priority: 9,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown.runtime/,
            },
            // The start screen does without.
            { name: 'router', priority: 9, test: /node_modules[\\/]react-router[\\/]/ },
            ...firstLoadChunks(import.meta.dirname),
            // What many of the other screens need comes in two files, not in thirty small ones.
            { name: 'kit', priority: 0, test: /node_modules/, minShareCount: 3 },
            { name: 'shared', priority: 0, test: /[\\/]src[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
