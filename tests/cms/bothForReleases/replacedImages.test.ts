import { afterEach, expect, inject, test } from 'vitest'
import { makeImage, type ImageFormat } from '../../factories/image'
import { changePage, snapshotPages, uploadPicture } from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { md5 } from '../../support/md5'

const product = inject('product')
const visitor = client(product.url)

const admin = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['historique'])
afterEach(() => putBack())

type Picture = { url: string; filename: string; sizes: Record<string, { url: string | null }> }

const readImage = async (id: string) => (await admin.get<Picture>(`/api/images/${id}`)).json

/** Replaces the file of an image, as the panel does. @returns the bytes that are sent */
async function replaceFile(who: Client, id: string, format: ImageFormat = 'png'): Promise<Buffer> {
  const bytes = await makeImage(format, { width: 40 + Math.round(Math.random() * 400) })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), `autre.${format}`)
  form.set('_payload', JSON.stringify({}))
  const { status, text } = await who.patch(`/api/images/${id}`, undefined, { body: form })
  expect(status, text).toBe(200)
  return bytes
}

/** Opens an address as an e-mail client does, which follows redirects. */
async function open(path: string) {
  const response = await fetch(`${product.url}${path}`)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const openImage = async (path: string) => md5((await open(path)).bytes)

test('the address of a replaced cover, as e-mails have it, shows the new one', async () => {
  const issue = await publishRegard(admin)
  const { json } = await admin.get<{ couverture: string }>(`/api/regards/${issue.id}?depth=0`)
  const first = await readImage(json.couverture)
  await replaceFile(admin, json.couverture)
  const second = await readImage(json.couverture)
  await replaceFile(admin, json.couverture)
  const third = await readImage(json.couverture)

  const redirected = await visitor.raw('HEAD', first.url)
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, second.url])
  expect(redirected.headers.get('cache-control')).toBe('public, max-age=3600')
  for (const size of ['jpeg', 'w320']) {
    const newest = await openImage(third.sizes[size]?.url ?? '')
    expect(await openImage(first.sizes[size]?.url ?? '')).toBe(newest)
    expect(await openImage(second.sizes[size]?.url ?? '')).toBe(newest)
  }
  expect((await open(third.url)).status).toBe(200)
  expect(new Set([first.url, second.url, third.url]).size).toBe(3)
})

test('so does the address of a page’s image, until the image is deleted', async () => {
  const id = await uploadPicture(editor)
  await changePage(editor, 'historique', { image: id })
  const before = await readImage(id)
  await replaceFile(editor, id, 'jpeg')
  const after = await readImage(id)

  expect(await openImage(before.url)).toBe(await openImage(after.url))
  expect((await open(after.url)).status).toBe(200)
  await changePage(editor, 'historique', { image: null })
  expect((await editor.delete(`/api/images/${id}`)).status).toBe(200)
  expect((await open(after.url)).status).toBe(404)
  expect((await open(before.url)).status).toBe(404)
})

test('the address of a reserved image leads nowhere once it is replaced', async () => {
  const ofPage = await uploadPicture(editor)
  const draft = await publishRegard(admin, { isDraft: true })
  const { json } = await admin.get<{ couverture: string }>(
    `/api/regards/${draft.id}?draft=true&depth=0`,
  )
  for (const id of [ofPage, json.couverture]) {
    const { url, sizes } = await readImage(id)
    await replaceFile(admin, id)
    for (const path of [url, sizes.jpeg?.url ?? '']) expect((await open(path)).status).toBe(404)
    expect((await open((await readImage(id)).url)).status).toBe(200)
  }
})
