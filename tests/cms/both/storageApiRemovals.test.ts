import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { changePage, snapshotPages, uploadPicture } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { makeLink, makeParagraph, makeRichText } from '../../factories/richText'
import {
  listPage,
  getMediaPath,
  getObjectPath,
  putObject,
  createPrefix,
  type Errors,
} from '../../factories/storedObject'
import { pdfMetadata, createFolderName } from '../../factories/uploads'
import { client } from '../../support/client'
import { avifWidths } from '../../support/coverFiles'
import { normalizeSpaces } from '../../support/normalizeSpaces'

type Picture = { url: string; sizes: Record<string, { url: string | null }> }

const product = inject('product')
const visitor = client(product.url)

const administrator = await visitor.as('administrateur')
const putBack = await snapshotPages(administrator, ['accueil'])
afterEach(() => putBack())

const pathOf = (url: string) => decodeURIComponent(url.replace('/media/', ''))

/** Tries a removal that is to be refused, and gives the reason. @throws when the file is gone */
async function refusedRemoval(path: string): Promise<string> {
  const { status, json } = await administrator.delete<Errors>(getObjectPath(path))
  const isThere = (await visitor.raw('HEAD', getMediaPath(path))).status === 200
  if (status !== 409 || json.errors[0]?.code !== 'file-in-use' || !isThere) {
    throw new Error(`${path} was not refused: ${status}`)
  }
  return normalizeSpaces(json.errors[0].message)
}

test('an object that nothing uses is removed, with all that was known of it', async () => {
  const prefix = createPrefix()
  const path = await putObject(product, `${prefix}à jeter.pdf`)
  await putObject(product, `${prefix}à jeter.pdf.bak`)
  await administrator.patch(getObjectPath(path), { customMetadata: { a: 'b' } })
  const sidecar = join(product.mediaDir, '.metadata', `${path}.json`)
  expect(existsSync(sidecar)).toBe(product.setup === 'embedded')
  const answer = await administrator.delete(getObjectPath(path))

  expect(answer).toMatchObject({ status: 204, text: '' })
  expect(existsSync(sidecar)).toBe(false)
  expect((await administrator.get(getObjectPath(path))).status).toBe(404)
  expect((await administrator.delete(getObjectPath(path))).status).toBe(404)
  expect((await visitor.get(getMediaPath(path))).status).toBe(404)
  expect((await listPage(administrator, { prefix })).items).toHaveLength(1)
})

test('a file of an issue is refused, whichever it is, and goes with the issue', async () => {
  const { id, numero } = await publishRegard(administrator)
  const { json } = await visitor.get<{ pdf: { url: string }; couverture: Picture }>(
    `/api/regards/${id}?depth=1`,
  )
  const { pdf, couverture } = json
  // A size that would be larger than the picture was not made, and has no address.
  const sizes = Object.values(couverture.sizes).flatMap(({ url }) => url ?? [])
  expect(sizes, 'each width in AVIF, one in WebP, one in JPEG').toHaveLength(avifWidths.length + 2)
  const urls = [pdf.url, couverture.url, ...sizes]

  for (const url of urls) {
    expect(await refusedRemoval(pathOf(url))).toBe(
      `Ce fichier sert au numéro ${numero} de Regards : supprimez d’abord ce numéro.`,
    )
  }
  await administrator.delete(`/api/regards/${id}`)
  for (const url of urls) {
    expect((await administrator.get(getObjectPath(pathOf(url)))).status).toBe(404)
  }
})

test('refuses to delete a picture of a page, and then a picture of a record', async () => {
  const id = await uploadPicture(administrator)
  await changePage(administrator, 'accueil', { payseImage: id })
  const { json } = await visitor.get<Picture>(`/api/images/${id}`)
  const onPage = 'Ce fichier sert à la page « Accueil » : remplacez-le d’abord sur la page.'

  expect(await refusedRemoval(pathOf(json.url))).toBe(onPage)
  expect(await refusedRemoval(pathOf(json.sizes.w320?.url ?? ''))).toBe(onPage)
  await changePage(administrator, 'accueil', { payseImage: null })
  expect(await refusedRemoval(pathOf(json.url))).toBe(
    'Ce fichier est celui d’une fiche de « Images » : supprimez la fiche.',
  )
})

test('a file that a page links to is refused', async () => {
  const path = await putObject(product, `${createPrefix()}règlement (2024), à lire.pdf`)
  await putObject(product, path.replace('.pdf', ''))
  const link = `${product.url}${encodeURI(`/media/${path}`)}#page=2`
  await changePage(administrator, 'accueil', {
    payseTexte: makeRichText(makeParagraph(makeLink(link))),
  })

  expect(await refusedRemoval(path)).toContain('Ce fichier sert à la page')
  expect((await administrator.delete(getObjectPath(path.replace('.pdf', '')))).status).toBe(204)
})

test('a PDF that no issue took yet is its record’s', async () => {
  const folder = createFolderName()
  await uploadFile(administrator, await makePdf(), { ...pdfMetadata, folder })

  expect(await refusedRemoval(`regards/${folder}/fichier.pdf`)).toBe(
    'Ce fichier est celui d’une fiche de « Documents PDF » : supprimez la fiche.',
  )
})
