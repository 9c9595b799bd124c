import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hardLinkTree } from '../../scripts/release/hardLinkTree'
import { makeTempDir, repoRoot } from './paths'
import { SCHEMA_VERSION } from '../../cms/src/infrastructure/database/schemaVersion'

const COPIED = [
  'package.json',
  'cms/package.json',
  'cms/next.config.js',
  'cms/.next',
  'cms/dist',
  'web/package.json',
  'web/dist',
  'web/dist-server',
]
const LINKED = ['node_modules', 'cms/node_modules']

/** Newer than any. */
export const NEWER_SCHEMA = '20991231_235959_demain'

/** A file with a content hash in its name. */
const HASHED = /^(.+)-[\w-]{8}(\.(?:js|css|mjs|woff2))$/

/**
 * Makes the next release out of this build: other names for all hashed files, which change with
 * their content, and a later version of the database's schema, which SQLite's migrations do not lead to.
 * @returns its folder, which the caller deletes
 */
export function makeNewerRelease({ hasNewerSchema = true } = {}): string {
  const dir = makeTempDir('newer-release')
  for (const path of COPIED) {
    hardLinkTree(join(repoRoot, path), join(dir, path), (folder) => folder.endsWith('.next/cache'))
  }
  for (const path of LINKED) symlinkSync(join(repoRoot, path), join(dir, path))

  const assets = join(dir, 'web/dist/assets')
  const renamed = readdirSync(assets).flatMap((name, index): [string, string][] => {
    const [, stem, extension] = HASHED.exec(name) ?? []
    const hash = `Nouv${String(index).padStart(4, '0')}`
    return stem && extension ? [[name, `${stem}-${hash}${extension}`]] : []
  })
  rewrite(join(dir, 'web'), renamed)
  renameSync(join(dir, 'cms/.next/static/chunks'), join(dir, 'cms/.next/static/nouveaux'))
  rewrite(join(dir, 'cms/.next'), [
    ['static/chunks/', 'static/nouveaux/'],
    ...(hasNewerSchema ? [[SCHEMA_VERSION, NEWER_SCHEMA] satisfies [string, string]] : []),
  ])
  return dir
}

/**
 * Replaces texts in the names and contents of all files of a folder, which are hard links. Symbolic
 * links lead out of it, to the dependencies, and are left alone.
 */
function rewrite(folder: string, texts: [from: string, to: string][]): void {
  const replace = (text: string) =>
    texts.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry
    const file = join(folder, name)
    if (entry.isDirectory()) rewrite(file, texts)
    if (!entry.isFile()) continue
    const content = readFileSync(file)
    // The compressed variants of a changed file would hold the old text.
    const isText = /\.(?:js|mjs|css|html|json)$/.test(name)
    const next = isText ? Buffer.from(replace(content.toString())) : content
    rmSync(file)
    if (!/\.(?:br|gz)$/.test(name)) writeFileSync(join(folder, replace(name)), next)
  }
}
