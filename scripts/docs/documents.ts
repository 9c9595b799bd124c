import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'

import { repoRoot } from '../../tests/support/paths'
import { renderBenchmarks } from './renderBenchmarks'
import { renderDecisions } from './renderDecisions'
import { renderRequirements } from './renderRequirements'
import { renderSeconds } from './renderSeconds'

/** Documents with a part that is rendered from data, and what renders it. */
const documents = [
  { file: 'docs/benchmarks.md', render: () => `${renderBenchmarks()}\n\n${renderSeconds()}` },
  { file: 'docs/security/asvs.md', render: renderRequirements },
  { file: 'docs/decisions/README.md', render: renderDecisions },
]

/** The rendered part is between these lines; the text around it is written by hand. */
const BEGIN = '<!-- rendered by `npm run docs` -->'
const END = '<!-- end of the rendered part -->'

/** Writes the rendered parts. @returns the files that changed */
export async function writeDocuments(): Promise<string[]> {
  const stale = await findStale()
  for (const { path, content } of stale) writeFileSync(path, content)
  return stale.map(({ file }) => file)
}

/** @returns a line for each document whose rendered part does not match its data */
export async function checkDocuments(): Promise<string[]> {
  const stale = await findStale()
  return stale.map(({ file }) => `${file} is stale: run \`npm run docs\` and commit it.`)
}

async function findStale() {
  const rendered = await Promise.all(
    documents.map(async ({ file, render }) => {
      const path = join(repoRoot, file)
      const present = readFileSync(path, 'utf8')
      const { code } = await format(file, replaceRendered(file, present, render()), {})
      return { file, path, content: code, isStale: code !== present }
    }),
  )
  return rendered.filter(({ isStale }) => isStale)
}

/** Puts rendered Markdown between a document's marks. @throws {Error} when one is missing */
export function replaceRendered(file: string, document: string, rendered: string): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`${file} lacks "${BEGIN}" or "${END}".`)
  const before = document.slice(0, begin + BEGIN.length)
  return `${before}\n\n${rendered.trim()}\n\n${document.slice(end)}`
}
