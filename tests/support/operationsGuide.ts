import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { repoRoot } from './paths'

/** The operations guide: what is common, and a page for each installation whose commands are tested. */
export const GUIDES = [
  'docs/exploitation.md',
  'docs/installer-docker.md',
  'docs/installer-systemd.md',
]

/** Reads the blocks of commands of documents, by the heading above them. */
export function readCommandBlocks(...files: string[]): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  const text = files.map((file) => readFileSync(join(repoRoot, file), 'utf8')).join('\n')
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
  const block = readCommandBlocks(...GUIDES).get(heading)?.[index]
  if (block === undefined)
    throw new Error(`${GUIDES.join(', ')}: no block ${index} under "${heading}"`)
  return block
}

/** Returns the variables that a block writes to a file, with a value in place of random ones. */
export function readWrittenSettings(block: string): Record<string, string> {
  const lines = /<<'?FIN'?\n([\s\S]*?)^FIN$/m.exec(block)?.[1] ?? ''
  const random = (_: string, bytes: string) => 'a'.repeat(2 * Number(bytes))
  return parseEnv(lines.replace(/\$\(openssl rand -hex (\d+)\)/g, random)) as Record<string, string>
}
