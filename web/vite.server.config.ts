import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { globalStyle } from './build/globalStyle'
import { guides } from './build/guides'

/**
 * Builds the server renderer that cms uses (src/entry-server.tsx) to dist-server/. All dependencies
 * are bundled, so that there is a single copy of React, and cms needs none of web's packages.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [react(), guides(), globalStyle()],
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
    // Used only by the administration page, which is rendered in the browser.
    external: ['tus-js-client'],
  },
})
