import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leaves out of the libraries what visitors never run: the router's warnings to developers and its unused
 * components (a component with a displayName counts as used), and the vendor prefixes of styled-components, which
 * nothing asks for.
 */
export function librariesForVisitors(): Plugin[] {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json')
  return [
    {
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
            .replaceAll(
              /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
              '= /* @__PURE__ */ $1',
            )
            .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
            .replaceAll(/= dataRouterOpts\?\.state;/g, '= undefined;')
            .replaceAll(/= dataRouterOpts && /g, '= false && ')
            .replaceAll(/let \{ isDataRoute \} = .*;/g, 'const isDataRoute = false;'),
          map: null,
        }),
      },
    },
    {
      name: 'regards:styles-for-visitors',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: /\/styled-components\.browser\.esm\.js$/ },
        handler: (code) => ({
          code: code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''),
          map: null,
        }),
      },
    },
  ]
}
