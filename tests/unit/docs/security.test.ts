import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answers, readChapters } from '../../../scripts/docs/documents'
import { repoRoot } from '../../support/paths'

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0: first and last number of each section. */
const SECTIONS = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12
  6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2
  8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2
  10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1
  13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5
  16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`

const numbers = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [, name = '', start, end = start] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(section) ?? []
    const [first, last] = [Number(start), Number(end)]
    return Array.from({ length: last - first + 1 }, (_, index) => `${name}.${first + index}`)
  })

const requirements = readChapters().flatMap((chapter) => chapter.requirements)

/** « files » may name a file of cms/src without that folder. */
const existsSomewhere = (file: string) =>
  ['', 'cms/src'].some((folder) => existsSync(join(repoRoot, folder, file)))

test('each requirement of levels 1 and 2 is answered once, in its chapter', () => {
  expect(numbers).toHaveLength(253)
  expect(requirements.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
  const misplaced = readChapters().flatMap(({ chapter, requirements: rows }) =>
    rows.filter(({ number }) => !number.startsWith(`${chapter}.`)),
  )
  expect(misplaced).toEqual([])
})

test('each answer is one of five and has an explanation', () => {
  const faulty = requirements.filter(
    ({ subject, answer, how }) => !subject || !how || !answers.includes(answer),
  )
  expect(faulty).toEqual([])
})

test('an answer « does not hold » names the need, or refers to the requirement that does', () => {
  const silent = requirements.filter(
    ({ answer, how }) =>
      answer === 'does not hold' && !how.includes('Needed') && !how.includes('As '),
  )
  expect(silent).toEqual([])
})

test('each file and each test that is named exists', () => {
  const missing = requirements.flatMap(({ number, files = [], tests = [] }) =>
    [
      ...files.filter((file) => !existsSomewhere(file)),
      ...tests.filter((file) => !existsSync(join(repoRoot, 'tests', file))),
    ].map((file) => `${number}: ${file}`),
  )
  expect(missing).toEqual([])
})

test('an answer « holds » names a test, except where no test is possible', () => {
  const untested = requirements.filter(({ answer, tests }) => answer === 'holds' && !tests?.length)
  // No rule of composition, no bound, no expiry, no hint of passwords; keys that Compose makes.
  expect(untested.map(({ number }) => number)).toEqual([
    ...['6.2.6', '6.2.9', '6.2.10', '6.4.2', '13.2.3'],
  ])
})

test('an applicable answer « holds » names a file', () => {
  const bare = requirements.filter(({ answer, files }) => answer !== 'n/a' && !files?.length)
  expect(bare).toEqual([])
})
