import { readFileSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { repoRoot } from '../../tests/support/paths'
import { renderBenchmarks } from './renderBenchmarks'
import { renderSeconds } from './renderSeconds'

/** The subjects of docs/decisions/README.md, in its order. */
const subjects = [
  'Set-ups, data and files',
  'Publishing and editing',
  'Reading and search',
  'Speed and caches',
  'Accounts and sessions',
  'Security and bounds',
  'Newsletter, consent and statistics',
  'Operation',
  'Code, checks and tests',
]

type Decision = {
  file: string
  number: string
  title: string
  status: string
  /** ISO day. */
  date: string
  subject: string
}

/** The records of docs/decisions by subject: a line each, with the status of those that are superseded. */
function renderDecisions(): string {
  const folder = join(repoRoot, 'docs/decisions')
  const decisions = readdirSync(folder)
    .filter((file) => /^\d{3}-/.test(file))
    .toSorted()
    .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')))
  return subjects
    .map((subject) => {
      const lines = decisions
        .filter((decision) => decision.subject === subject)
        .map(({ file, number, title, status }) => {
          const note = status.startsWith('accepted') ? '' : ` (${status})`
          return `- [${number}](${file}) ${title}${note}`
        })
      return `## ${subject}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

/** Reads the head of a record. @throws {Error} with its missing or invalid line */
export function readDecision(file: string, text: string): Decision {
  const [, number, title] = /^# (\d{3}) (.+)$/m.exec(text) ?? []
  const readLine = (name: string, isValid: (value: string) => boolean) => {
    const [, value = ''] = new RegExp(`^${name}: (.+)$`, 'm').exec(text) ?? []
    if (isValid(value)) return value
    throw new Error(`docs/decisions/${file} lacks a valid line "${name}: …".`)
  }
  if (!title || number !== file.slice(0, 3)) {
    throw new Error(`docs/decisions/${file} lacks the title "# ${file.slice(0, 3)} …".`)
  }
  return {
    file,
    number,
    title,
    status: readLine('Status', (value) => STATUS.test(value)),
    date: readLine('Date', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value)),
    subject: readLine('Subject', (value) => subjects.includes(value)),
  }
}

/** Accepted, perhaps with a note of what is no more, or superseded by a record that the line links to. */
const STATUS = /^(accepted(?:$|; .)|superseded (in part )?by \[\d{3}\]\(\d{3}-)/

export const answers = ['holds', 'in part', 'does not hold', 'operator', 'n/a'] as const

/** The answer to a requirement of OWASP ASVS. */
type Requirement = {
  number: string
  /** The requirement, paraphrased. */
  subject: string
  answer: (typeof answers)[number]
  how: string
  /** Where it holds: below cms/src, or below the repository. */
  files?: string[]
  /** Tests that show it, below tests/. */
  tests?: string[]
}

type Chapter = { chapter: number; title: string; requirements: Requirement[] }

export function readChapters(): Chapter[] {
  return JSON.parse(readFileSync(join(repoRoot, 'docs/security/asvs.json'), 'utf8')) as Chapter[]
}

/** What does not hold, or in part; asvs.json has the rest. */
function renderRequirements(): string {
  const all = readChapters().flatMap(({ requirements }) => requirements)
  const counts = answers.map((answer) => `${answer} ${having(all, answer).length}`)
  return [
    `${all.length} requirements: ${counts.join(', ')}.`,
    '## What does not hold',
    toList(having(all, 'does not hold')),
    '## What holds in part',
    toList(having(all, 'in part')),
  ].join('\n\n')
}

const having = (requirements: Requirement[], answer: Requirement['answer']) =>
  requirements.filter((requirement) => requirement.answer === answer)

const toList = (requirements: Requirement[]) =>
  requirements.map(({ number, subject, how }) => `- **${number}, ${subject}**: ${how}.`).join('\n')

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
