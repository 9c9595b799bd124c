import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { ROOT } from '../environment'
import { IMAGE_WORKSPACES, listProductionPackages } from '../supplyChain/listProductionPackages'
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

/** A COPY line; `from` is the source stage, or undefined for the work tree. */
type CopyLine = { from: string | undefined; sources: string[]; target: string }

export type Stage = {
  name: string | undefined
  copies: CopyLine[]
  /** Folders that it gives to scripts/pruneImage.js. */
  pruned: string[]
  env: Record<string, string>
  /** Commands of CMD and HEALTHCHECK, as argument lists. */
  command: string[] | undefined
  healthcheck: string[] | undefined
}

/** Parses the stages of the Dockerfile, as far as tests and `npm run pack` need them. */
export function readDockerfile(): Stage[] {
  const text = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '')
  const stages: Stage[] = []
  for (const line of text.split('\n')) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1]
      stages.push({
        ...{ name, copies: [], pruned: [], env: {} },
        ...{ command: undefined, healthcheck: undefined },
      })
    }
    const stage = stages.at(-1)
    if (!stage) continue
    if (instruction === 'COPY') stage.copies.push(toCopy(rest))
    if (instruction === 'RUN') stage.pruned.push(...toPruned(rest))
    if (instruction === 'ENV') Object.assign(stage.env, toVariables(rest))
    if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[]
    if (instruction === 'HEALTHCHECK') {
      stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[]
    }
  }
  return stages
}

function toCopy(rest: string): CopyLine {
  const words = rest.split(/\s+/)
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1]
  const paths = from ? words.slice(1) : words
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

const toPruned = (rest: string): string[] =>
  /node scripts\/pruneImage\.js ([^&]+)/.exec(rest)?.[1]?.trim().split(/\s+/) ?? []

const toVariables = (rest: string) =>
  Object.fromEntries(
    rest.split(/\s+/).map((word) => {
      const [name = '', value = ''] = word.split('=')
      return [name, value]
    }),
  )

/** Whether .dockerignore excludes a file of the work tree; the last matching pattern wins. */
export function isDockerIgnored(file: string): boolean {
  let isIgnored = false
  for (const line of readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue
    const isException = line.startsWith('!')
    const expression = (isException ? line.slice(1) : line)
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
    if (new RegExp(`^${expression}(?:/.*)?$`).test(file)) isIgnored = !isException
  }
  return isIgnored
}
