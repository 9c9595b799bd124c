import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../tests/support/paths'

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

export type Decision = {
  file: string
  number: string
  title: string
  status: string
  /** ISO day. */
  date: string
  subject: string
}

/** The records of docs/decisions by subject: a line each, with the status of those that are superseded. */
export function renderDecisions(): string {
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
