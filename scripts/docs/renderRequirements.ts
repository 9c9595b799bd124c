import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../tests/support/paths'
import { toMarkdownTable } from './toMarkdownTable'

export const answers = ['holds', 'in part', 'does not hold', 'operator', 'n/a'] as const

/** The answer to a requirement of OWASP ASVS. */
export type Requirement = {
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

/** Reads docs/security/asvs.json. */
export function readChapters(): Chapter[] {
  return JSON.parse(readFileSync(join(repoRoot, 'docs/security/asvs.json'), 'utf8')) as Chapter[]
}

/** What does not hold first, then all requirements by chapter. */
export function renderRequirements(): string {
  const chapters = readChapters()
  const all = chapters.flatMap(({ requirements }) => requirements)
  const open = all.filter(({ answer }) => answer === 'does not hold' || answer === 'in part')
  const counts = answers.map((answer) => {
    const count = all.filter((requirement) => requirement.answer === answer).length
    return `${answer} ${count}`
  })
  return [
    `${all.length} requirements: ${counts.join(', ')}.`,
    '## What does not hold, or in part',
    toMarkdownTable(
      ['no.', 'subject', 'answer', 'how, and what is needed'],
      open.map(({ number, subject, answer, how }) => [number, subject, answer, how]),
    ),
    ...chapters.flatMap(({ chapter, title, requirements }) => [
      `## V${chapter} ${title}`,
      toMarkdownTable(['no.', 'subject', 'answer', 'how', 'where', 'test'], toRows(requirements)),
    ]),
  ].join('\n\n')
}

const toRows = (requirements: Requirement[]) =>
  requirements.map(({ number, subject, answer, how, files = [], tests = [] }) => [
    number,
    subject,
    answer,
    how,
    toCode(files),
    toCode(tests),
  ])

const toCode = (files: string[]) => files.map((file) => `\`${file}\``).join(' ')
