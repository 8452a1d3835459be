import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './src/app/service-worker/service-worker-plugin.ts';

export default defineConfig({
  plugins: [react(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, outDir: 'dist/web' },
});
