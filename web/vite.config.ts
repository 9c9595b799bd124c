import react from '@vitejs/plugin-react'
import { constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

import { buildTarget } from './build/browserBaseline'
import { buildScript } from './build/buildScript'
import { createChunkNaming } from './build/chunks'
import { classNames } from './build/classNames'
import { globalStyle } from './build/globalStyle'
import { guides } from './build/guides'
import { subsetFonts } from './build/subsetFonts'
import { inlineScripts } from './build/inlineScripts'
import { routerForVisitors } from './build/routerForVisitors'
import { ISSUE_FILE_PATTERN } from '../packages/contract/src/issueFiles'

/** URL of the cms in development, where Vite serves only the application's source. */
const serverUrl = `http://localhost:${process.env.PORT ?? 3000}`

/**
 * Builds the service worker beside the site: one classic script with a stable name, because a
 * browser checks that URL for updates.
 */
function serviceWorker(): Plugin {
  return {
    name: 'regards:service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      const source = await buildScript('src/offline/worker/serviceWorker.ts', 'iife')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    guides(),
    globalStyle(),
    classNames(),
    subsetFonts(),
    inlineScripts(),
    routerForVisitors(),
    serviceWorker(),
    compression({
      include: /\.(html|css|m?js|svg|json|txt|wasm|webmanifest)$/,
      threshold: 512,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
      ],
      logLevel: 'silent',
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: buildTarget,
    // Tells the server which files contain a page's code.
    manifest: true,
    // The server lists the scripts of each page (src/ssr/getRouteChunks.ts).
    modulePreload: false,
    rolldownOptions: {
      input: ['index.html', 'src/entry-client.tsx'],
      // The HTML imports it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [{ name: createChunkNaming(), includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/api': serverUrl,
      '/admin': { target: serverUrl, bypass: keepApplicationRoute },
      '/media': serverUrl,
      [`^/regards/[0-9]+/(${ISSUE_FILE_PATTERN})$`]: serverUrl,
      '/robots.txt': serverUrl,
      '/sitemap.xml': serverUrl,
      '/regards.atom': serverUrl,
      '/_next': { target: serverUrl, ws: true },
    },
  },
})

/**
 * `/adminregards` is a page of this application, although the proxy's prefix `/admin` matches it.
 */
function keepApplicationRoute({ url }: { url?: string }): string | undefined {
  return url?.startsWith('/adminregards') ? url : undefined
}
