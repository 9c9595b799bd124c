import { rmSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { makeTruncatedPdf } from '../factories/badFiles'
import {
  downloadUrl,
  makeOldIssue,
  makeOldIssues,
  writeOldSite,
  type OldIssue,
} from '../factories/firebase'
import { publishRegard } from '../factories/regard'
import { client, type Client } from '../support/client'
import { importedSite } from '../support/importedSite'
import { importFirebase } from '../support/importFirebase'
import { makeTempDir } from '../support/paths'

// Each test starts the command several times.
vi.setConfig({ testTimeout: 180_000 })

const product = inject('product')
const visitor = client(product.url)
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

const run = (args: string[]) => importFirebase(product, args)

test('the old site comes over whole, and a second run doubles nothing', async () => {
  const issues = await makeOldIssues(4)
  const args = writeOldSite(dir, issues)

  const first = await run(args)
  expect(first).toMatchObject({ code: 0 })
  for (const { numero } of issues) {
    expect(first.lines).toContain(`n° ${numero} · 2019-03-15 · à importer`)
  }
  expect(first.lines.at(-1)).toMatch(/^4 numéros importés, 0 déjà là, 0 en erreur \(\d+ s\)$/)
  await site.expectWhole(issues)

  const before = { issues: await site.onSite(issues), stored: await site.storedOf(issues) }
  const second = await run(args)
  expect(second).toMatchObject({ code: 0 })
  for (const { numero } of issues) {
    expect(second.lines).toContain(`n° ${numero} · 2019-03-15 · déjà importé`)
  }
  expect(second.lines.at(-1)).toMatch(/^0 numéro importé, 4 déjà là, 0 en erreur/)
  expect({ issues: await site.onSite(issues), stored: await site.storedOf(issues) }).toEqual(before)
})

test('what was counted since stays counted', async () => {
  const issues = await makeOldIssues(1)
  const args = writeOldSite(dir, issues)
  expect(await run(args)).toMatchObject({ code: 0 })
  const [{ numero, value } = { numero: 0, value: undefined }] = issues
  expect((await visitor.post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
  expect((await visitor.post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
  expect((await visitor.post(`/api/regards/numero/${numero}/telechargement`)).status).toBe(200)

  expect(await run(args)).toMatchObject({ code: 0 })

  expect(await site.onSite(issues)).toMatchObject([
    {
      nombreDeVue: Number(value?.nombreDeVue) + 2,
      nombreDeTelechargement: Number(value?.nombreDeTelechargement) + 1,
    },
  ])
})

test('faults are told row by row, and nothing is written; --continue imports the rest', async () => {
  const published = await publishRegard(administrator)
  const sound = await makeOldIssue()
  const twice = await makeOldIssue()
  const again = { ...(await makeOldIssue({ numero: twice.numero })), numero: twice.numero }
  const cut = { ...(await makeOldIssue()), pdf: await makeTruncatedPdf() }
  const noCover = await makeOldIssue({ couverture: downloadUrl('regards/inconnu/cover.jpg') })
  const outside = await makeOldIssue({ pdf: downloadUrl('../../etc/passwd') })
  const rival = await makeOldIssue({ numero: published.numero })
  const negative = await makeOldIssue({ nombreDeVue: -1, dateParution: 12 })
  const faulty: [OldIssue, string][] = [
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
  const args = writeOldSite(dir, all)

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

test('--dry-run says what would be imported, and imports nothing', async () => {
  const issues = await makeOldIssues(2)

  const { code, lines } = await run([...writeOldSite(dir, issues), '--dry-run'])

  expect(code).toBe(0)
  expect(lines.at(-1)).toBe(
    '2 numéros à importer, 0 déjà là, 0 en erreur (vérification seule : rien n’a été écrit)',
  )
  expect(await site.onSite(issues)).toEqual([])
  expect(await site.storedOf(issues)).toEqual({ paths: [], documents: 0, images: 0 })
})

test('a call that is none says how to call it', async () => {
  for (const args of [[], ['absent.json', '--files', dir], [dir, '--files', dir]]) {
    const { code, lines } = await run(args)
    expect(code).toBe(2)
    expect(lines.join('\n')).toContain('Usage : npm run import:firebase -- export.json --files')
  }
  expect(await run(['--help'])).toMatchObject({ code: 0 })
})
