import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { constants } from 'node:zlib'
import { build, defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

import { subsetFonts } from './build/subsetFonts'
import { loadFonts } from './build/loadFonts'
import { styledComponents } from './build/styledComponents'

/** Where the server answers in development; Vite serves only the application's own source. */
const serverUrl = `http://localhost:${process.env.PORT ?? 3000}`

/**
 * Hands pdf.js its decoders of the picture formats that scanned issues use (JPEG 2000, JBIG2). It asks
 * for them by name under one address, so the version, rather than a hash, keeps them apart.
 */
function pdfDecoders(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const source = join(dirname(manifest), 'wasm')
  const target = `assets/pdfjs-${version}`
  return {
    name: 'regards:pdf-decoders',
    config: (_config, { command }) => ({
      define: {
        __PDF_DECODERS_URL__: JSON.stringify(
          command === 'build' ? `/${target}/` : `/@fs/${source}/`,
        ),
      },
    }),
    generateBundle() {
      for (const name of readdirSync(source).filter((file) => !file.startsWith('LICENSE_'))) {
        const content = readFileSync(join(source, name))
        this.emitFile({ type: 'asset', fileName: `${target}/${name}`, source: content })
      }
    },
  }
}

/**
 * Leaves out stylis's vendor prefixes, a kilobyte on the wire: styled-components writes them only where
 * a StyleSheetManager asks for it, which none here does.
 */
function noVendorPrefixes(): Plugin {
  const empty = '\0no-vendor-prefixes'
  return {
    name: 'regards:no-vendor-prefixes',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source.endsWith('/Prefixer.js') && importer?.includes('/stylis/') ? empty : undefined,
    load: (id) => (id === empty ? 'export const prefix = (value) => value' : undefined),
  }
}

/**
 * Takes the router as it is for visitors, without its warnings to developers, and lets the bundler leave
 * out what of it nobody imports: a component that is given a name for debugging counts as used.
 */
function routerForVisitors(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json')
  return {
    name: 'regards:router-for-visitors',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) =>
      source === 'react-router'
        ? join(dirname(manifest), 'dist', 'production', 'index.mjs')
        : undefined,
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}

/**
 * Builds the service worker beside the site: one classic script, under a name that stays, because a
 * browser looks for a newer one under the same.
 */
function serviceWorker(): Plugin {
  return {
    name: 'regards:service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      const result = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/offline/worker/serviceWorker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
      const { output } = result as { output: { type: string; code?: string }[] }
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0]?.code ?? '' })
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    subsetFonts(),
    loadFonts(),
    noVendorPrefixes(),
    routerForVisitors(),
    pdfDecoders(),
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
  oxc: styledComponents,
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: 'es2022',
    // Tells the server which files a page's code is in.
    manifest: true,
    // The server knows what a page needs (web/src/server/scriptsOf.ts).
    modulePreload: false,
    rolldownOptions: {
      input: { bootstrap: 'index.html' },
      output: {
        codeSplitting: {
          // What changes with a dependency, not with each of our releases, stays in the cache. In three
          // files, each a task of its own to run: one would hold a slow processor up.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'vendor',
              test: /node_modules[\\/](react-router|react-router-dom|@tanstack)[\\/]/,
            },
            { name: 'styles', test: /node_modules[\\/](styled-components|stylis)[\\/]/ },
            // What pages share is small: a file of each piece would be a request each.
            { name: 'shared', minShareCount: 2, test: /[\\/]src[\\/](?:ui|lib|domain|theme)[\\/]/ },
          ],
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
      '^/regards/[0-9]+/(pdf|telechargement)$': serverUrl,
      '/robots.txt': serverUrl,
      '/sitemap.xml': serverUrl,
      '/regards.atom': serverUrl,
      '/_next': { target: serverUrl, ws: true },
    },
  },
})

/** `/adminregards` is a page of this application; the proxy's prefix `/admin` would take it. */
function keepApplicationRoute({ url }: { url?: string }): string | undefined {
  return url?.startsWith('/adminregards') ? url : undefined
}
