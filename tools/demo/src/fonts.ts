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
 * Returns the path of a font file. Resolved at run time from the working directory, not from
 * `import.meta.url`, which a bundler would rewrite: the fonts stay in node_modules.
 */
export function fontFile(name: FontName): string {
  const fromWorkingDirectory = createRequire(path.join(process.cwd(), 'package.json'))
  return fromWorkingDirectory.resolve(`@fontsource/fraunces/files/${FILES[name]}`)
}
