import { defineConfig, type Plugin } from 'vite';

/** Threads of the server. In a checkout each is a file that lets Node read TypeScript first. */
const WORKERS = {
  'server/http/body/body-worker.mjs': './body-work.js',
  'server/store/sqlite/large-write-worker.mjs': './large-write-work.js',
};

/** Code of the server and `mgm` for the package: JavaScript, file by file, without what only the app needs. */
export default defineConfig({
  plugins: [threads()],
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/commands/main.ts',
        'server/http/body/body-work.ts',
        'server/store/sqlite/large-write-work.ts',
        'cli/mgm.ts',
      ],
      output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
});

function threads(): Plugin {
  return {
    name: 'threads',
    generateBundle() {
      for (const [fileName, work] of Object.entries(WORKERS)) {
        this.emitFile({ type: 'asset', fileName, source: `import '${work}';\n` });
      }
    },
  };
}
