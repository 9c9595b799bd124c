import { defineConfig } from 'vite'

/** Builds the front door (src/server/main.ts) to dist/server.js; every dependency stays external. */
export default defineConfig({
  build: {
    ssr: 'src/server/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
})
