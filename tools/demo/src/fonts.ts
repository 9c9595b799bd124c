import { createRequire } from 'node:module'
import path from 'node:path'

export type FontName = 'texte' | 'italique' | 'titre' | 'enseigne'

const FILES: Record<FontName, string> = {
  texte: 'fraunces-latin-400-normal.woff',
  italique: 'fraunces-latin-400-italic.woff',
  titre: 'fraunces-latin-600-normal.woff',
  enseigne: 'fraunces-latin-800-normal.woff',
}

/**
 * The font's file on disk. It is looked up at run time from the working directory, never from
 * `import.meta.url`: a bundler would rewrite that, and the fonts stay in node_modules.
 */
export function fontFile(name: FontName): string {
  const fromWorkingDirectory = createRequire(path.join(process.cwd(), 'package.json'))
  return fromWorkingDirectory.resolve(`@fontsource/fraunces/files/${FILES[name]}`)
}
