import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { repoRoot } from './paths'

export const GUIDE = 'docs/exploitation.md'

/** Reads the blocks of commands of a document, by the heading above them. */
export function readCommandBlocks(file: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  const text = readFileSync(join(repoRoot, file), 'utf8')
  let heading = ''
  for (const [, title, block] of text.matchAll(/^#+ (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title
    else blocks.set(heading, [...(blocks.get(heading) ?? []), block ?? ''])
  }
  return blocks
}

/**
 * Returns the block of commands under a heading of the operations guide.
 * @param index from 0, for a heading with several
 * @throws when the guide has none
 */
export function getCommands(heading: string, index = 0): string {
  const block = readCommandBlocks(GUIDE).get(heading)?.[index]
  if (block === undefined) throw new Error(`${GUIDE} has no block ${index} under "${heading}"`)
  return block
}

/** Returns the variables that a block writes to a file, with a value in place of random ones. */
export function readWrittenSettings(block: string): Record<string, string> {
  const lines = /<<'?FIN'?\n([\s\S]*?)^FIN$/m.exec(block)?.[1] ?? ''
  const random = (_: string, bytes: string) => 'a'.repeat(2 * Number(bytes))
  return parseEnv(lines.replace(/\$\(openssl rand -hex (\d+)\)/g, random)) as Record<string, string>
}
