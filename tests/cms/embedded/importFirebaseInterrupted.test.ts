import { rmSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  makeFirebaseIssue,
  makeFirebaseIssues,
  writeFirebaseExport,
  type FirebaseIssue,
} from '../../factories/firebase'
import { client } from '../../support/client'
import { importedSite } from '../../support/importedSite'
import { importFirebase, type ImportResult, type ImportOptions } from '../../support/importFirebase'
import { makeTempDir } from '../../support/paths'

const product = inject('product')
let site: ReturnType<typeof importedSite>
let dir: string

beforeAll(async () => {
  site = importedSite(await client(product.url).as('administrateur'))
})
beforeEach(() => {
  dir = makeTempDir('ancien-site')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const run = (args: string[], options?: ImportOptions) => importFirebase(product, args, options)
const runUntil = (step: string, args: string[]) =>
  run(args, { env: { LOG_LEVEL: 'debug' }, interruption: { at: step, signal: 'SIGKILL' } })

async function expectCut({ code }: ImportResult, issues: FirebaseIssue[]): Promise<void> {
  expect(code).toBeNull()
  expect((await site.onSite(issues)).length).toBeLessThan(issues.length)
}

test('killed after each step in turn, and run again, it ends as if nothing had happened', async () => {
  const first = await makeFirebaseIssue()
  await expectCut(await runUntil('PDF importé', writeFirebaseExport(dir, [first])), [first])
  expect((await site.storedOf([first])).documents).toBe(1)
  // A download that is put right after that is what is imported in the end.
  const corrected = { ...first, pdf: (await makeFirebaseIssue()).pdf }
  const issues = [corrected, ...(await makeFirebaseIssues(5))]
  const args = writeFirebaseExport(dir, issues)
  for (const step of ['Couverture importée', 'Compteurs importés', 'Numéro importé']) {
    await expectCut(await runUntil(step, args), issues)
  }
  expect(await site.onSite(issues)).not.toEqual([])

  expect(await run(args)).toMatchObject({ code: 0 })
  await site.expectWhole(issues)
  await site.expectNoOtherFiles(issues)
})

test('while one runs another is refused; SIGINT lets issues under way end, and the next run ends the rest', async () => {
  const issues = await makeFirebaseIssues(8)
  const args = writeFirebaseExport(dir, issues)

  const stopped = await run(args, {
    env: { LOG_LEVEL: 'debug' },
    pause: {
      at: 'PDF importé',
      meanwhile: async () => {
        const second = await run(args)
        expect(second.code).toBe(1)
        expect(second.lines.join('\n')).toContain('Un autre import est en cours')
      },
    },
    interruption: { at: '(1/8)', signal: 'SIGINT' },
  })
  expect(stopped.code).toBe(130)
  // Of the two streams, the one that was written to first may be read last.
  const [, left = ''] = /il reste (\d+) numéros?\. Relancez/.exec(stopped.lines.join('\n')) ?? []
  expect(Number(left)).toBeGreaterThan(0)
  expect(await site.onSite(issues)).toHaveLength(8 - Number(left))
  expect((await site.storedOf(issues)).documents).toBe(8 - Number(left))

  expect(await run(args)).toMatchObject({ code: 0 })
  await site.expectWhole(issues)
})
