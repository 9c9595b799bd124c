import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repoRoot } from '../../support/paths'

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')

const records = readdirSync(join(repoRoot, 'docs/decisions'))
  .filter((name) => /^\d{3}-/.test(name))
  .map((name) => ({ name, text: read(`docs/decisions/${name}`) }))

/** Folders of the repository, and endings of its files: what begins or ends so is a path from its root. */
const FOLDER = /^(?:cms|deploy|docs|packages|scripts|tests|tools|web|\.github|\.ci)\//
const SOURCE =
  /^(?:[^\s/{…][^\s{…]*\/[^\s{…]+\.(?:[cm]?js|css|json|conf|md|ya?ml)|[^\s/{…][^\s{…]*\.tsx?)$/

const listPaths = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => FOLDER.test(code) || SOURCE.test(code))

test('the accepted records name paths', () => {
  const paths = records.flatMap(({ text }) => listPaths(text))

  expect(paths.length).toBeGreaterThan(100)
})

test.each(records.filter(({ text }) => /^Status: accepted/m.test(text)))(
  '$name names no path that is not in the repository',
  ({ text }) => {
    const missing = listPaths(text).filter((path) => !existsSync(join(repoRoot, path)))

    expect(missing).toEqual([])
  },
)

/** « decision 005 », « Decisions 005, 026 and 052 », `docs/decisions/058`. */
const NAMED = /(?:\bd[eé]cisions? |docs\/decisions\/)(\d{3}(?:(?:, | and | et )\d{3})*)\b/giu

/** Subjects and paths of former commits. */
const FORMER = 'tests/unit/scripts/byPath/'

test('each decision that a file of the repository names has a record', () => {
  const files = execFileSync('git', ['grep', '-lIiE', 'd(e|é)cisions?( |/)[0-9]{3}'], {
    cwd: repoRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !file.startsWith(FORMER))
  const named = files.flatMap((file) =>
    [...read(file).matchAll(NAMED)].flatMap(([, numbers = '']) =>
      (numbers.match(/\d{3}/g) ?? []).map((number) => ({ file, number })),
    ),
  )

  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter(({ number }) => !records.some(({ name }) => name.startsWith(`${number}-`))),
  ).toEqual([])
})
