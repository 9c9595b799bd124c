import { rmSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { makeOldIssue, makeOldIssues, writeOldSite } from '../factories/firebase'
import { md5Of, objectAt, putObject } from '../factories/storedObject'
import { client, type Client } from '../support/client'
import { coverFiles } from '../support/coverFiles'
import { importedSite } from '../support/importedSite'
import { importFirebase, type ImportOptions } from '../support/importFirebase'
import { makeTempDir } from '../support/paths'

// Each test starts the command several times.
vi.setConfig({ testTimeout: 180_000 })

const product = inject('product')
let administrator: Client
let site: ReturnType<typeof importedSite>
let dir: string

beforeAll(async () => {
  administrator = await client(product.url).as('administrateur')
  site = importedSite(administrator)
})
beforeEach(() => {
  dir = makeTempDir('ancien-site')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const run = (args: string[], options?: ImportOptions) => importFirebase(product, args, options)

test.each(['PDF importé', 'Couverture importée', 'Compteurs importés', 'Numéro importé'])(
  'killed after « %s », and run again, it ends as if nothing had happened',
  async (step) => {
    const issues = await makeOldIssues(5)
    const args = writeOldSite(dir, issues)

    const killed = await run(args, {
      env: { LOG_LEVEL: 'debug' },
      interruption: { at: step, signal: 'SIGKILL' },
    })
    expect(killed.code).toBeNull()
    expect((await site.onSite(issues)).length).toBeLessThan(issues.length)

    expect(await run(args)).toMatchObject({ code: 0 })
    await site.expectWhole(issues)
    const { paths } = await site.storedOf(issues)
    expect(paths).toEqual(
      issues
        .flatMap(({ folder }) =>
          [...coverFiles('cover.jpg'), 'fichier.pdf'].map((name) => `regards/${folder}/${name}`),
        )
        .sort(),
    )
  },
)

test('files that a killed run stored and did not record are taken for its own', async () => {
  const issue = await makeOldIssue()
  const path = `regards/${issue.folder}`
  await putObject(product, `${path}/fichier.pdf`, { bytes: issue.pdf, byEarlierRelease: true })
  await putObject(product, `${path}/cover.jpg`, { bytes: issue.cover, byEarlierRelease: true })

  expect(await run(writeOldSite(dir, [issue]))).toMatchObject({ code: 0 })

  await site.expectWhole([issue])
})

test('a folder that somebody else’s files are in is left to them', async () => {
  const issue = await makeOldIssue()
  const theirs = await putObject(product, `regards/${issue.folder}/fichier.pdf`, { bytes: 'Autre' })

  expect(await run(writeOldSite(dir, [issue]))).toMatchObject({ code: 0 })

  const [imported] = await site.onSite([issue])
  expect(imported?.pdf.prefix).not.toBe(`regards/${issue.folder}`)
  expect(await site.md5At(imported?.pdf.url ?? '')).toBe(md5Of(issue.pdf))
  expect(await site.md5At(`/media/${theirs}`)).toBe(md5Of('Autre'))
})

test('a download that was put right after a killed run is what is imported', async () => {
  const issues = await makeOldIssues(1)
  const args = writeOldSite(dir, issues)
  await run(args, {
    env: { LOG_LEVEL: 'debug' },
    interruption: { at: 'PDF importé', signal: 'SIGKILL' },
  })
  const [other] = await makeOldIssues(1)
  const corrected = issues.map((issue) => ({ ...issue, pdf: other?.pdf ?? issue.pdf }))

  expect(await run(writeOldSite(dir, corrected))).toMatchObject({ code: 0 })

  await site.expectWhole(corrected)
})

test('a run that was killed before it named the files has them named by the next', async () => {
  const issues = await makeOldIssues(1)
  const args = writeOldSite(dir, issues)
  expect(await run(args)).toMatchObject({ code: 0 })
  for (const { folder } of issues) {
    const pdf = objectAt(`regards/${folder}/fichier.pdf`)
    const unnamed = await administrator.patch(pdf, { contentDisposition: null })
    expect(unnamed.status).toBe(200)
  }

  expect(await run(args)).toMatchObject({ code: 0 })

  await site.expectWhole(issues)
})

test('SIGINT lets the issues under way end, says how to go on, and the next run does', async () => {
  const issues = await makeOldIssues(12)
  const args = writeOldSite(dir, issues)

  const stopped = await run(args, { interruption: { at: '(1/12)', signal: 'SIGINT' } })
  expect(stopped.code).toBe(130)
  const [, left = ''] = /il reste (\d+) numéros?\. Relancez/.exec(stopped.lines.at(-1) ?? '') ?? []
  expect(Number(left)).toBeGreaterThan(0)
  expect(await site.onSite(issues)).toHaveLength(12 - Number(left))
  expect((await site.storedOf(issues)).documents).toBe(12 - Number(left))

  expect(await run(args)).toMatchObject({ code: 0 })
  await site.expectWhole(issues)
})

test('one that is started while another one runs is refused, and the other goes on', async () => {
  const issues = await makeOldIssues(4)
  const args = writeOldSite(dir, issues)

  const first = await run(args, {
    env: { LOG_LEVEL: 'debug' },
    pause: {
      at: 'PDF importé',
      meanwhile: async () => {
        const second = await run(args)
        expect(second.code).toBe(1)
        expect(second.lines.join('\n')).toContain('Un autre import est en cours')
      },
    },
  })

  expect(first.code).toBe(0)
  await site.expectWhole(issues)
})
