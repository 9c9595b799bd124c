import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMA_VERSION } from '../../cms/src/infrastructure/database/schemaVersion'
import { hardLinkTree } from './hardLinkTree'
import { makeTempDir, repoRoot } from './paths'

/** Schema version of {@link makeNewerBuild}: later than any of today. */
export const NEWER_VERSION = '20991231_235959_demain'

const BUILT = ['cms/.next', 'cms/dist', 'web/dist', 'web/dist-server']
/** What the product reads beside its build. */
const SOURCES = ['package.json', 'cms/package.json', 'cms/next.config.ts', 'web/package.json']
const INSTALLED = ['node_modules', 'cms/node_modules', 'web/node_modules']

/**
 * Copies the build as that of a newer release, in which only the schema's version differs. For MongoDB:
 * SQLite would miss the migration of that name.
 * @returns the root folder, which the caller deletes
 */
export function makeNewerBuild(): string {
  const root = makeTempDir('newer')
  const isLeftOut = (folder: string) => /\.next\/(cache|dev)$/.test(folder)
  for (const part of [...BUILT, ...SOURCES]) {
    hardLinkTree(join(repoRoot, part), join(root, part), isLeftOut)
  }
  for (const folder of INSTALLED.filter((each) => existsSync(join(repoRoot, each)))) {
    symlinkSync(join(repoRoot, folder), join(root, folder))
  }
  const scripts = ['cms/.next/server', 'cms/dist'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(root, folder, name)),
  )
  for (const file of scripts) raiseVersion(file)
  return root
}

function raiseVersion(file: string): void {
  const code = readFileSync(file, 'utf8')
  if (!code.includes(SCHEMA_VERSION)) return
  // A hard link: writing into it would change the build itself.
  rmSync(file)
  writeFileSync(file, code.replaceAll(SCHEMA_VERSION, NEWER_VERSION))
}
