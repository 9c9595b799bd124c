import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { toIssueUrn } from '../../../cms/src/lib/toIssueUrn'
import { makeTruncatedPdf } from '../../factories/invalidFiles'
import {
  createDownloadUrl,
  makeFirebaseIssue,
  makeFirebaseIssues,
  writeFirebaseExport,
  type FirebaseIssue,
} from '../../factories/firebase'
import { publishRegard } from '../../factories/regard'
import { hashMd5, getObjectPath, putObject } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { importedSite } from '../../support/importedSite'
import { importFirebase, type ImportResult } from '../../support/importFirebase'
import { makeTempDir, repoRoot } from '../../support/paths'

const product = inject('product')
const visitor = client(product.url)
let administrator: Client
let site: ReturnType<typeof importedSite>
let dir: string

beforeAll(async () => {
  administrator = await client(product.url).as('administrateur')
  site = importedSite(administrator)
  dir = makeTempDir('ancien-site')
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const run = (args: string[]) => importFirebase(product, args)
const stateOf = async (issues: FirebaseIssue[]) => ({
  issues: await site.onSite(issues),
  stored: await site.storedOf(issues),
})
type State = Awaited<ReturnType<typeof stateOf>>

describe('an export without faults', () => {
  let issues: FirebaseIssue[]
  /** The issue whose files a killed run stored without their records. */
  let unrecorded: FirebaseIssue
  /** The issue whose folder has a file of somebody else, at this path. */
  let displaced: FirebaseIssue
  let theirs: string
  let args: string[]
  let before: State
  let checked: ImportResult
  let afterCheck: State
  let first: ImportResult

  const inPlace = () => issues.filter((issue) => issue !== displaced)

  beforeAll(async () => {
    issues = await makeFirebaseIssues(2)
    unrecorded = await makeFirebaseIssue()
    displaced = await makeFirebaseIssue()
    issues.push(unrecorded, displaced)
    args = writeFirebaseExport(dir, issues)
    const stored = { hasMetadata: true }
    const folder = `regards/${unrecorded.folder}`
    await putObject(product, `${folder}/fichier.pdf`, { bytes: unrecorded.pdf, ...stored })
    await putObject(product, `${folder}/cover.jpg`, { bytes: unrecorded.cover, ...stored })
    theirs = await putObject(product, `regards/${displaced.folder}/fichier.pdf`, { bytes: 'Autre' })
    before = await stateOf(issues)
    checked = await run([...args, '--dry-run'])
    afterCheck = await stateOf(issues)
    first = await run(args)
  })

  test('--dry-run lists the import without doing it', () => {
    expect(checked.code).toBe(0)
    expect(checked.lines.at(-1)).toBe(
      '4 numéros à importer, 0 déjà là, 0 en erreur (vérification seule : rien n’a été écrit)',
    )
    expect(before.issues).toEqual([])
    expect(before.stored).toMatchObject({ documents: 0, images: 0 })
    expect(afterCheck).toEqual(before)
  })

  test('a run says each issue, and how many it imported', () => {
    expect(first.code).toBe(0)
    for (const { numero } of issues) {
      expect(first.lines).toContain(`n° ${numero} · 2019-03-15 · à importer`)
    }
    expect(first.lines.at(-1)).toMatch(/^4 numéros importés, 0 déjà là, 0 en erreur \(\d+ s\)$/)
  })

  test('issues come over whole; stored files without their records are taken for the import’s own', async () => {
    await site.expectWhole(inPlace())
  })

  test('a folder that has somebody else’s files is left to them', async () => {
    const [imported] = await site.onSite([displaced])

    expect(imported?.pdf.prefix).not.toBe(`regards/${displaced.folder}`)
    expect(await site.md5At(imported?.pdf.url ?? '')).toBe(hashMd5(displaced.pdf))
    expect(await site.md5At(`/media/${theirs}`)).toBe(hashMd5('Autre'))
  })

  describe('when it is imported again', () => {
    let imported: State
    let second: ImportResult
    let counted: FirebaseIssue

    beforeAll(async () => {
      counted = issues[0] ?? displaced
      imported = await stateOf(issues)
      // A run that is killed right after the record leaves the file without its readable name.
      const pdf = getObjectPath(`regards/${unrecorded.folder}/fichier.pdf`)
      const unnamed = await administrator.patch(pdf, { contentDisposition: null })
      expect(unnamed.status).toBe(200)
      for (const action of ['vue', 'vue', 'telechargement']) {
        const answer = await visitor.post(`/api/regards/numero/${counted.numero}/${action}`)
        expect(answer.status).toBe(200)
      }
      second = await run(args)
    })

    test('nothing is doubled', async () => {
      expect(second.code).toBe(0)
      for (const { numero } of issues) {
        expect(second.lines).toContain(`n° ${numero} · 2019-03-15 · déjà importé`)
      }
      expect(second.lines.at(-1)).toMatch(/^0 numéro importé, 4 déjà là, 0 en erreur/)
      const now = await stateOf(issues)
      const withoutCounts = ({ issues: all, stored }: State) => ({
        stored,
        issues: all.map((issue) =>
          issue.numero === counted.numero
            ? { ...issue, nombreDeVue: 0, nombreDeTelechargement: 0 }
            : issue,
        ),
      })
      expect(withoutCounts(now)).toEqual(withoutCounts(imported))
    })

    test('later openings stay counted', async () => {
      expect(await site.onSite([counted])).toMatchObject([
        {
          nombreDeVue: Number(counted.value.nombreDeVue) + 2,
          nombreDeTelechargement: Number(counted.value.nombreDeTelechargement) + 1,
        },
      ])
    })

    test('a file without its readable name is given it', async () => {
      await site.expectWhole([unrecorded])
    })
  })
})

test('faults are told row by row, and nothing is written; --continue imports the rest', async () => {
  const published = await publishRegard(administrator)
  const sound = await makeFirebaseIssue()
  const twice = await makeFirebaseIssue()
  const again = { ...(await makeFirebaseIssue({ numero: twice.numero })), numero: twice.numero }
  const cut = { ...(await makeFirebaseIssue()), pdf: await makeTruncatedPdf() }
  const noCover = await makeFirebaseIssue({
    couverture: createDownloadUrl('regards/inconnu/cover.jpg'),
  })
  const outside = await makeFirebaseIssue({ pdf: createDownloadUrl('../../../etc/passwd') })
  const rival = await makeFirebaseIssue({ numero: published.numero })
  const negative = await makeFirebaseIssue({ nombreDeVue: -1, dateParution: 12 })
  const faulty: [FirebaseIssue, string][] = [
    [twice, 'duplicate-numero'],
    [again, 'duplicate-numero'],
    [cut, 'invalid-pdf'],
    [noCover, 'file-missing'],
    [outside, 'invalid-address'],
    [rival, 'numero-taken'],
    [negative, 'invalid-counter'],
    [negative, 'invalid-date'],
  ]
  const all = [sound, ...new Set(faulty.map(([issue]) => issue))]
  const imported = all.filter((issue) => issue !== rival)
  const args = writeFirebaseExport(dir, all)

  const refused = await run(args)
  expect(refused.code).toBe(1)
  expect(refused.lines).toContain(`n° ${sound.numero} · 2019-03-15 · à importer`)
  for (const [{ key }, code] of faulty) {
    expect(refused.lines).toContainEqual(
      expect.stringMatching(new RegExp(`erreur : .+ \\[${code}, clé ${key}\\]$`)),
    )
  }
  expect(refused.lines.join('\n')).toContain(`clés ${twice.key} et ${again.key}`)
  expect(refused.lines).toContain('1 numéro à importer, 0 déjà là, 7 en erreur')
  expect(await site.onSite(imported)).toEqual([])
  expect(await site.storedOf(all)).toEqual({ paths: [], documents: 0, images: 0 })

  const continued = await run([...args, '--continue'])
  expect(continued.code).toBe(1)
  expect(continued.lines.at(-1)).toMatch(/^1 numéro importé, 0 déjà là, 7 en erreur/)
  await site.expectWhole([sound])
  expect(await site.onSite(imported)).toHaveLength(1)
})

test('issues that are imported in one moment have identifiers of their own in feed, EPUB and OAI-PMH', async () => {
  const issues = await makeFirebaseIssues(3)
  const clock = pathToFileURL(join(repoRoot, 'tests/support/shiftClock.mjs')).href
  const env = { NODE_OPTIONS: `--import=${clock}`, CLOCK_STEP_MS: '60000' }
  const { code } = await importFirebase(product, writeFirebaseExport(dir, issues), { env })

  expect(code).toBe(0)
  const urns = (await site.onSite(issues)).map(({ createdAt }) => toIssueUrn(createdAt))
  expect(new Set(urns).size).toBe(3)
})

// Which arguments are none: tests/unit/tools/import-firebase/commandLine.test.ts.
test('a call whose files are not there says how to call it', async () => {
  for (const args of [
    ['absent.json', '--files', dir],
    [dir, '--files', dir],
  ]) {
    const { code, lines } = await run(args)
    expect(code).toBe(2)
    expect(lines.join('\n')).toContain('Usage : npm run import:firebase -- export.json --files')
  }
  expect(await run(['--help'])).toMatchObject({ code: 0 })
})
