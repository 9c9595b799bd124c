import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDockerIgnored, readDockerfile, type Stage } from './dockerfile'
import { hardLinkTree } from './hardLinkTree'
import { makeTempDir, repoRoot } from './paths'
import {
  IMAGE_WORKSPACES,
  listProductionPackages,
} from '../../scripts/supplyChain/listProductionPackages'

/** Output of `npm run build`; everything else in the image comes from the work tree. */
const BUILT = ['cms/.next', 'cms/dist', 'web/dist', 'web/dist-server']
/** Root folder of the product in the image. */
const APP = '/app'

export type Image = { dir: string; stage: Stage }

/**
 * Assembles the image's file system in a folder: executes the Dockerfile's COPY lines with this
 * build and the dependencies of a production installation.
 * @throws when a line copies a missing file or one that .dockerignore excludes
 */
export function assembleImage(owner: { uid: number; gid: number }): Image {
  const dir = makeTempDir('image')
  const stages = readDockerfile()
  const stage = stages.at(-1)
  if (!stage) throw new Error('The Dockerfile has no stage')
  for (const { from, sources, target } of stage.copies) {
    for (const source of sources) {
      const file = source.replace(`${APP}/`, '')
      const pruned = stages.find(({ name }) => name === from)?.pruned ?? []
      if (from === 'dependencies' && source === APP) {
        copyDependencies(dir, stages)
        prune(dir, pruned)
      } else copy(file, join(dir, target.endsWith('/') ? join(target, baseOf(file)) : target))
      if (pruned.includes(file)) prune(dir, [file])
    }
  }
  for (const folder of ['data', 'media']) {
    mkdirSync(join(dir, folder))
    chownSync(join(dir, folder), owner.uid, owner.gid)
  }
  chmodSync(dir, 0o755)
  return { dir, stage }
}

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

function copyDependencies(dir: string, stages: Stage[]): void {
  const stage = stages.find(({ name }) => name === 'dependencies')
  for (const { sources, target } of stage?.copies ?? []) {
    for (const file of sources) copy(file, join(dir, target, baseOf(file)))
  }
  for (const place of listProductionPackages(IMAGE_WORKSPACES)) {
    // Nested packages are copied with their parent; those for other systems are not installed.
    if (place.lastIndexOf('node_modules/') > place.indexOf('node_modules/')) continue
    if (existsSync(join(repoRoot, place))) hardLinkTree(join(repoRoot, place), join(dir, place))
  }
}

/** Deletes hard links only: the work tree keeps its files. */
function prune(dir: string, folders: string[]): void {
  const script = join(repoRoot, 'scripts', 'pruneImage.js')
  execFileSync(process.execPath, [script, ...folders], { cwd: dir })
}

function copy(file: string, target: string): void {
  if (!BUILT.includes(file) && isDockerIgnored(file)) {
    throw new Error(`The Dockerfile copies ${file}, which .dockerignore keeps out`)
  }
  // The Dockerfile's build stage removes these two folders.
  hardLinkTree(join(repoRoot, file), target, (folder) => /\.next\/(cache|dev)$/.test(folder))
}
