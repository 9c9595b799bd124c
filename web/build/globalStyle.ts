import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { globalStyle as source } from '../src/theme/globalStyle'

/** Vite plugin: writes the global styles into a file, and resolves `@styles/` to its folder. */
export function globalStyle(): Plugin {
  return {
    name: 'regards:global-style',
    async config({ root = join(import.meta.dirname, '..') }) {
      const folder = join(root, 'node_modules', '.styles')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'global.css'), source)
      return { resolve: { alias: { '@styles': folder } } }
    },
  }
}
