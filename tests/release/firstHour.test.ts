import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../support/commands'
import { makeFreshClone } from '../support/freshClone'
import { readCommandBlocks } from '../support/operationsGuide'

const GUIDE = 'docs/first-hour.md'
const SOURCE = 'web/src/features/regards/components/RegardNotFound.tsx'

/** Name and address of commits, whatever the machine has. */
const author = {
  GIT_AUTHOR_NAME: 'Newcomer',
  GIT_AUTHOR_EMAIL: 'newcomer@example.org',
  GIT_COMMITTER_NAME: 'Newcomer',
  GIT_COMMITTER_EMAIL: 'newcomer@example.org',
}

let clone: string
const blocks = readCommandBlocks(GUIDE)

/** Types the commands under a heading into one shell, which goes on after one that fails, as a terminal does. */
const type = (heading: string) => run(blocks.get(heading)?.join('\n') ?? 'exit 1')

const run = (commands: string) =>
  runCommand('bash', ['-c', commands], { timeoutMs: 600_000, cwd: clone, env: author })

beforeAll(async () => {
  clone = await makeFreshClone([])
  const made = await run('git init --quiet && git add --all && git commit --quiet --message first')
  expect(made).toMatchObject({ ok: true })
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

test('the first hour: a changed text is red in its test, green with it, and committed', async () => {
  const changed = await type('Change a text')
  expect(changed.output).toContain(`${SOURCE}:`)
  expect(readFileSync(join(clone, SOURCE), 'utf8')).toContain('Numéro introuvable')

  const red = await type('See it red')
  expect(red.ok).toBe(false)
  expect(red.output).toContain('tests/web/features/regards/RegardPage.test.tsx\n')
  expect(red.output).toContain('Ce numéro n’existe pas')
  expect(red.output).toMatch(/\d+ passed, [1-9]\d* failed/)

  const green = await type('Make it green')
  expect(green.output).toMatch(/[1-9]\d* passed, 0 failed/)

  await type('Commit')
  const commit = await run('git status --porcelain && git show --stat --format=%s%d')
  expect(commit.output).toMatch(/^Unknown issue: a shorter title \(HEAD -> first-hour\)/)
  expect(commit.output).toContain(SOURCE)
}, 1_800_000)
