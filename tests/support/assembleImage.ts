import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDockerIgnored, readDockerfile, type Stage } from './dockerfile'
import { hardLinkTree } from './hardLinkTree'
import { makeTempDir, repoRoot } from './paths'
import { listProductionPackages } from './listProductionPackages'

/** What `npm run build` makes; all else that the image gets comes from the work tree. */
const BUILT = ['cms/.next', 'cms/dist', 'web/dist', 'web/dist-server']
/** Where the image has its files. */
const APP = '/app'

export type Image = { dir: string; stage: Stage }

/**
 * Puts the files of the image, and none else, into a folder: what the Dockerfile's COPY lines say, from
 * this build, with the dependencies that a production installation has.
 * @throws when a line copies what .dockerignore keeps out, or what is not there
 */
export function assembleImage(owner: { uid: number; gid: number }): Image {
  const dir = makeTempDir('image')
  const stages = readDockerfile()
  const stage = stages.at(-1)
  if (!stage) throw new Error('The Dockerfile has no stage')
  for (const { from, sources, target } of stage.copies) {
    for (const source of sources) {
      const file = source.replace(`${APP}/`, '')
      if (from === 'dependencies' && source === APP) copyDependencies(dir, stages)
      else copy(file, join(dir, target.endsWith('/') ? join(target, baseOf(file)) : target))
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
  for (const place of listProductionPackages('cms')) {
    // Packages within a package come with it; those for other systems are not installed.
    if (place.lastIndexOf('node_modules/') > place.indexOf('node_modules/')) continue
    if (existsSync(join(repoRoot, place))) hardLinkTree(join(repoRoot, place), join(dir, place))
  }
}

function copy(file: string, target: string): void {
  if (!BUILT.includes(file) && isDockerIgnored(file)) {
    throw new Error(`The Dockerfile copies ${file}, which .dockerignore keeps out`)
  }
  // The Dockerfile's build removes these two.
  hardLinkTree(join(repoRoot, file), target, (folder) => /\.next\/(cache|dev)$/.test(folder))
}
