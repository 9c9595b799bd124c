import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { lowQuery, spreadQuery } from '../src/features/lecture/helpers/layout'
import { breakpoints } from '../src/theme/media'
import { toPaletteStyle } from '../src/theme/palette'

/** Custom media of CSS Modules, which import them. */
const media = [
  ...Object.entries(breakpoints).map(([name, width]) => [`from-${name}`, `(min-width: ${width})`]),
  ['spread', spreadQuery],
  ['single', `not all and ${spreadQuery}`],
  ['low', lowQuery],
]
  .map(([name, query]) => `@custom-media --${name} ${query};`)
  .join('\n')

/**
 * Vite plugin: writes the colours and the breakpoints into files, resolves `@styles/` to their folder, and gives
 * the classes of CSS Modules the same names in the server and the client build.
 */
export function globalStyle(): Plugin {
  return {
    name: 'regards:global-style',
    async config({ root = join(import.meta.dirname, '..') }) {
      const folder = join(root, 'node_modules', '.styles')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'palette.css'), toPaletteStyle())
      await writeFile(join(folder, 'media.css'), media)
      return {
        resolve: { alias: { '@styles': folder } },
        css: {
          transformer: 'lightningcss',
          lightningcss: {
            drafts: { customMedia: true },
            // Parts of a grid name its areas in modules of their own.
            cssModules: { pattern: '[name]-[local]', grid: false },
          },
        },
      }
    },
  }
}
