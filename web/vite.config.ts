import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { constants } from 'node:zlib'
import { build, defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

import { buildTarget } from './build/browserBaseline'
import { guides } from './build/guides'
import { subsetFonts } from './build/subsetFonts'
import { headScript } from './build/headScript'
import { stableComponentIds, styledComponents } from './build/styledComponents'
import { ISSUE_FILE_PATTERN } from '../packages/contract/src/issueFiles'

/** URL of the cms in development, where Vite serves only the application's source. */
const serverUrl = `http://localhost:${process.env.PORT ?? 3000}`

/**
 * Uses the router's production build, without its warnings to developers, and makes its unused
 * components removable by tree shaking: a component with a displayName counts as used.
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
 * Builds the service worker beside the site: one classic script with a stable name, because a
 * browser checks that URL for updates.
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
        resolve: { tsconfigPaths: true },
        build: {
          write: false,
          target: buildTarget,
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

/** Folders of `src` whose modules several pages share. */
const SHARED = /^(?:ui|lib|domain|theme)\//

/** Shared modules that some pages do without: each list is a chunk. The others are in every page's. */
const CHUNKS: Record<string, RegExp> = {
  /** Of lists and of the pages of the menus; not of the home page. */
  pages: /^ui\/(?:PageHeader|links\/FilterLinks)$/,
  /** Of pages with dialogs and forms. */
  forms:
    /^(?:\.\.\/\.\.\/packages\/contract\/src\/(?:guideAnchors|limits)|ui\/(?:ChoiceGroup|Dialog)|lib\/(?:browser\/canUsePasskeys|hooks\/useForm|validation\/(?:isEmail|validateEmail)))$/,
  /** Of the home page, lists and forms; not of an article. */
  sections:
    /^(?:ui\/(?:Field|FilledImage|FormHeader|Input|Picture|Section|getPlaceholderStyle|links\/CoveringLink|reveal\/\w+|icons\/(?:BookIcon|DownloadIcon)|motifs\/(?:StarSampler|TreeOfLife))|domain\/regards\/formatCount|lib\/(?:format\/describeMissing|hooks\/useTypedSearch))$/,
  /** Of what lists articles: the home page, the search, an issue; and of an article. */
  entries: /^(?:ui\/withOrdinals|domain\/articles\/(?:formatArticle|toArticleSummary|toFigure))$/,
  /** Of an article, and of the page and the text of its issue. */
  articles: /^ui\/(?:LoadFailure|links\/neighbours)$/,
  /** Of an article and the page of an issue; not of the home page. */
  tools: /^ui\/(?:ToolbarButton|(?:share|cite)\/\w+|icons\/(?:QuoteIcon|ShareIcon))$/,
  /** Of an article and the text of an issue. */
  texts: /^ui\/richText\/(?:DataTable|HeadingOutline)$/,
  notFound: /^ui\/NotFound$/,
  /** Of the reader and lists. */
  focus: /^lib\/hooks\/useLostFocus$/,
  /** Of an article, lists and the page of an issue. */
  lazy: /^(?:domain\/pictures\/toCard|lib\/(?:browser\/redoClick|hooks\/useLazyComponent|format\/formatFileSize))$/,
}

/** Of lists and forms, as the chunk `pages`. */
const QUERY_OBSERVERS =
  /[\\/]@tanstack[\\/].*[\\/](?:useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/

/** `ui/links/Link` of a module of `src`. */
const toModule = (id: string): string =>
  relative(join(import.meta.dirname, 'src'), id)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '')

const isOfChunk = (id: string) =>
  Object.values(CHUNKS).some((modules) => modules.test(toModule(id)))

/** Without what their modules import, which may be code of every page. */
const ofSomePages = { minShareCount: 2, includeDependenciesRecursively: false }

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    guides(),
    subsetFonts(),
    headScript(),
    stableComponentIds(),
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
  oxc: styledComponents,
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
      input: { bootstrap: 'index.html' },
      output: {
        codeSplitting: {
          // Dependencies change less often than our code, and stay in the browser's cache. Three
          // files, so that each runs in a task of its own: one long task would block a slow
          // processor.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            {
              name: 'vendor',
              test: (id) =>
                /node_modules[\\/](react-router|react-router-dom|@tanstack)[\\/]/.test(id) &&
                !QUERY_OBSERVERS.test(id),
            },
            {
              name: 'styles',
              test: /node_modules[\\/](styled-components|stylis)[\\/]/,
            },
            // Shared modules are small: separate files would cost a request each.
            {
              name: 'shared',
              minShareCount: 2,
              test: (id) => SHARED.test(toModule(id)) && !isOfChunk(id),
            },
            ...Object.entries(CHUNKS).map(([name, modules]) => ({
              name,
              test: (id: string) =>
                modules.test(toModule(id)) || (name === 'pages' && QUERY_OBSERVERS.test(id)),
              ...ofSomePages,
            })),
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
