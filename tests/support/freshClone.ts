import { cp, mkdir, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './commands'
import { makeTempDir, repoRoot } from './paths'

/** Folders where `npm ci` installs dependencies. */
export const INSTALLED = [
  'node_modules',
  'cms/node_modules',
  'web/node_modules',
  'tests/node_modules',
]

/** Output of `npm run build` for cms and web. */
export const BUILT = { cms: ['cms/.next', 'cms/dist'], web: ['web/dist', 'web/dist-server'] }

/**
 * Copies the work tree to a new folder, like a clone after `npm ci`: tracked and untracked, not
 * ignored, files, without this machine's data and settings. Its path has a space and an accent.
 * @param built parts whose build output is copied too
 * @returns the folder, which the caller deletes
 */
export async function makeFreshClone(built: (keyof typeof BUILT)[]): Promise<string> {
  const clone = makeTempDir('copie à part')
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = await runCommand('git', git, { timeoutMs: 20_000, cwd: repoRoot })
  if (!listed.ok) throw new Error(`git ${git.join(' ')} failed: ${listed.output}`)
  const files = listed.output.split('\0').filter((file) => file && existsSync(join(repoRoot, file)))
  for (const file of [...files, ...built.flatMap((part) => BUILT[part])]) {
    await mkdir(dirname(join(clone, file)), { recursive: true })
    await cp(join(repoRoot, file), join(clone, file), {
      recursive: true,
      verbatimSymlinks: true,
      // Skips Next's build cache, which the running product does not read.
      filter: (source) => !source.endsWith('cms/.next/cache'),
    })
  }
  for (const folder of INSTALLED.filter((each) => existsSync(join(repoRoot, each)))) {
    await symlink(join(repoRoot, folder), join(clone, folder))
  }
  return clone
}
