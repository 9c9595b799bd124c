import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import type { Plugin, UserConfig } from 'vite'

/**
 * Options of the styled-components transform. Each component gets an ID derived from its file, the
 * same in the server and the client build: default IDs are numbered in module execution order,
 * which differs, so the browser would insert the whole page's styles a second time under other
 * class names.
 */
export const styledComponents: UserConfig['oxc'] = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
}

const COMPONENT_ID = /(componentId: ["'`]sc-)[a-z0-9]+(-\d+["'`])/g

const ROOT = join(import.meta.dirname, '..')

/**
 * Derives the component IDs from the file's path within web: the transform hashes the absolute path,
 * so that each clone would give other class names, and other bytes and names of nearly all files.
 */
export function stableComponentIds(): Plugin {
  return {
    name: 'regards:stable-component-ids',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: 'componentId' },
      handler(code, id) {
        const path = relative(ROOT, id).replaceAll('\\', '/')
        const hash = createHash('sha256').update(path).digest('hex').slice(0, 7)
        return { code: code.replace(COMPONENT_ID, `$1${hash}$2`), map: null }
      },
    },
  }
}
