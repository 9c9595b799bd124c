import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { repoRoot } from '../../tests/support/paths'

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
export function renderRequirements(): string {
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
