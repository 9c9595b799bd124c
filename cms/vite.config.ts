import { defineConfig } from 'vite'

/**
 * Builds what runs outside Next to dist/: the front door (server.js), the process that draws the
 * demonstration issues (renderDemo.js) and the one that makes administrators (adminCreate.js). Every
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
        renderDemo: 'src/seed/renderDemo.ts',
        adminCreate: 'src/boot/adminCreate.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
