import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { client } from '../../support/client'
import { noteOldOrphans } from '../../support/orphans'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { openSqlite } from '../../support/sqlite'

const LONG_AGO = new Date('2020-01-01T00:00:00.000Z')

const product = await startProduct({ setup: 'embedded' })
afterAll(() => product.stop())

test('old uploads without an issue are cleaned up, and nothing else', async () => {
  const administrator = await client(product.url).as('administrateur')
  const metadata = { filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' as const }
  const orphan = await uploadFile(administrator, await makePdf(), metadata)
  const { json } = await administrator.get<{ url: string }>(`/api/documents/${orphan}`)
  const regard = await publishRegard(administrator)
  const draft = await publishRegard(administrator, { isDraft: true })
  const replaced = await publishRegard(administrator)
  const pdfsOf = async () => {
    const paths = [`regards/${draft.id}?draft=true`, `regards/${replaced.id}?`]
    const issues = await Promise.all(
      paths.map((path) => administrator.get<{ pdf: { url: string } }>(`/api/${path}&depth=1`)),
    )
    return issues.map(({ json }) => json.pdf.url)
  }
  const used = await pdfsOf()
  const pdf = await uploadFile(administrator, await makePdf(), metadata)
  expect((await administrator.patch(`/api/regards/${replaced.id}`, { pdf })).status).toBe(200)
  await product.kill()
  const database = await openSqlite(product.dataDir)
  // As a reservation that failed leaves them.
  await database.execute(
    `UPDATE documents SET reserve = NULL, created_at = '${LONG_AGO.toISOString()}'`,
  )
  database.close()
  const recent = makeTemporary(product.dataDir, 'recent')
  const old = makeTemporary(product.dataDir, 'old')
  utimesSync(old, LONG_AGO, LONG_AGO)
  const leftover = makeLeftover(product.mediaDir, 'regards/ancien12345/cover-640.webp')
  const sinceNow = makeLeftover(product.mediaDir, 'regards/ancien12345/cover-320.webp')
  await noteOldOrphans({ dataDir: product.dataDir, databaseUrl: undefined }, [
    'regards/ancien12345/cover-640.webp',
  ])
  const foreign = makeLeftover(product.mediaDir, 'regards/affiches/2020/affiche.webp')
  await product.restart()

  await poll(async () => (await client(product.url).raw('HEAD', json.url)).status === 404, {
    what: 'the end of the orphan',
  })
  await poll(() => !existsSync(old), { what: 'the end of the old temporary file' })
  await poll(() => !existsSync(leftover), { what: 'the end of the file that no record names' })
  expect(existsSync(sinceNow)).toBe(true)
  expect(existsSync(foreign)).toBe(true)
  expect(existsSync(recent)).toBe(true)
  const kept = await client(product.url).get<{ pdf: { url: string } }>(
    `/api/regards/${regard.id}?depth=1`,
  )
  // Visitors do not get a PDF that another replaced; an administrator who restores that version does.
  for (const path of [kept.json.pdf.url, ...used]) {
    expect((await administrator.raw('HEAD', path)).status).toBe(200)
  }
  expect(
    (await client(product.url).get<{ totalDocs: number }>('/api/documents')).json,
  ).toMatchObject({
    totalDocs: await countPublished(product.url),
  })
})

/** Every published issue of this test has a PDF of its own. */
const countPublished = async (url: string) =>
  (await client(url).get<{ totalDocs: number }>('/api/regards')).json.totalDocs

test('the clean-up deletes no orphans when the database knows few of the files', async () => {
  await publishRegard(await client(product.url).as('administrateur'))
  await product.kill()
  const paths = Array.from({ length: 50 }, (_, index) => `regards/ancien12345/page-${index}.webp`)
  const files = paths.map((path) => makeLeftover(product.mediaDir, path))
  await noteOldOrphans({ dataDir: product.dataDir, databaseUrl: undefined }, paths)
  await product.restart()

  await poll(() => product.log().includes('aucun n’est supprimé'), {
    what: 'the word to the operator',
  })
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

/** A file that was stored long ago. */
function makeLeftover(mediaDir: string, path: string): string {
  const file = join(mediaDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'x')
  utimesSync(file, LONG_AGO, LONG_AGO)
  return file
}

function makeTemporary(dataDir: string, name: string): string {
  mkdirSync(join(dataDir, 'tmp'), { recursive: true })
  const file = join(dataDir, 'tmp', name)
  writeFileSync(file, 'x')
  return file
}
