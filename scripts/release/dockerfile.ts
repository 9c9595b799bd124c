import { readFileSync } from 'node:fs'
import path from 'node:path'

import { ROOT } from '../environment'

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
