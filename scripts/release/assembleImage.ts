import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { ROOT } from '../environment'
import { IMAGE_WORKSPACES, listProductionPackages } from '../supplyChain/listProductionPackages'
import { isDockerIgnored, readDockerfile, type Stage } from './dockerfile'
import { hardLinkTree } from './hardLinkTree'

/** Output of `npm run build`; everything else in the image comes from the work tree. */
const BUILT = ['cms/.next', 'cms/dist', 'web/dist', 'web/dist-server']
/** Root folder of the product in the image. */
const APP = '/app'

/**
 * Assembles the product as it is in the image, in an empty folder: executes the Dockerfile's COPY
 * lines with this build and the dependencies of a production installation. Its files are hard links
 * of the work tree's: they must not be modified in place.
 * @returns the last stage of the Dockerfile, with the settings of the image
 * @throws when a line copies a missing file or one that .dockerignore excludes
 */
export function assembleImage(dir: string): Stage {
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
      } else {
        const isFolder = target.endsWith('/')
        copy(file, path.join(dir, isFolder ? path.join(target, path.basename(file)) : target))
      }
      if (pruned.includes(file)) prune(dir, [file])
    }
  }
  return stage
}

function copyDependencies(dir: string, stages: Stage[]): void {
  const stage = stages.find(({ name }) => name === 'dependencies')
  for (const { sources, target } of stage?.copies ?? []) {
    for (const file of sources) copy(file, path.join(dir, target, path.basename(file)))
  }
  for (const place of listProductionPackages(IMAGE_WORKSPACES)) {
    // Nested packages are copied with their parent; those for other systems are not installed.
    if (place.lastIndexOf('node_modules/') > place.indexOf('node_modules/')) continue
    if (existsSync(path.join(ROOT, place))) {
      hardLinkTree(path.join(ROOT, place), path.join(dir, place))
    }
  }
}

/** Deletes hard links only: the work tree keeps its files. */
function prune(dir: string, folders: string[]): void {
  const script = path.join(ROOT, 'scripts', 'pruneImage.js')
  execFileSync(process.execPath, [script, ...folders], { cwd: dir })
}

function copy(file: string, target: string): void {
  if (!BUILT.includes(file) && isDockerIgnored(file)) {
    throw new Error(`The Dockerfile copies ${file}, which .dockerignore keeps out`)
  }
  // The Dockerfile's build stage removes these two folders.
  hardLinkTree(path.join(ROOT, file), target, (folder) => /\.next\/(cache|dev)$/.test(folder))
}
