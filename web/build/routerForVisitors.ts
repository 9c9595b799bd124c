import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Uses the router's production build, without its warnings to developers, and makes its unused
 * components removable by tree shaking: a component with a displayName counts as used.
 */
export function routerForVisitors(): Plugin {
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
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}
