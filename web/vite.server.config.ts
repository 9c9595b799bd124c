import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { styledComponents } from './build/styledComponents'

/**
 * Builds the public site as cms draws it (src/entry-server.tsx) to dist-server/. It takes all that it
 * needs with it, so that there is one React in it, and the server needs none of web's packages.
 */
export default defineConfig({
  plugins: [react()],
  oxc: styledComponents,
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
  },
  ssr: {
    noExternal: true,
    // Of the administrators' page, which is drawn in a browser only.
    external: ['pdfjs-dist', 'tus-js-client'],
  },
})
