import { defineConfig } from 'vite'

/**
 * Builds what runs outside Next to dist/: the front door (server.js), the command that makes
 * administrators (adminCreate.js) and the import of the old site's issues (importFirebase.js). Every
 * dependency stays external.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/server/main.ts',
        adminCreate: 'src/server/boot/adminCreate.ts',
        importFirebase: 'src/importFirebase/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
