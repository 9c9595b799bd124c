import { expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { nextNumero, publishRegard } from '../../factories/regard'
import { client } from '../../support/client'

// Access rules that return a filter, which each database runs; cms/embedded/access.test.ts has all rules.

const { url } = inject('product')
const visitor = client(url)

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const regard = await publishRegard(administrator)

const coverOf = async () =>
  (await visitor.get<{ couverture: string }>(`/api/regards/${regard.id}?depth=0`)).json.couverture

async function makeImageRecord(): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await makeImage('png'))]), 'a.png')
  const { json } = await administrator.post<{ doc: { id: string } }>('/api/images', undefined, {
    body,
  })
  return json.doc.id
}

test('an editeur gets 404 for the account of another, and 403 for the cover of an issue', async () => {
  const account = await makeAccount(administrator)
  const cover = await coverOf()

  expect((await editor.get(`/api/users/${account.id}`)).status).toBe(404)
  expect((await administrator.get(`/api/users/${account.id}`)).status).toBe(200)
  expect((await editor.patch(`/api/images/${cover}`, { alt: 'Une coiffe' })).status).toBe(403)
})

test('an editeur who changes many images at once changes no image of an issue', async () => {
  const free = await makeImageRecord()
  const cover = await coverOf()
  const alt = `Une cabrette ${nextNumero()}`
  await editor.patch(`/api/images?where[id][in]=${free},${cover}`, { alt })

  const altOf = async (id: string) =>
    (await editor.get<{ alt?: string | null }>(`/api/images/${id}`)).json.alt
  expect(await altOf(free)).toBe(alt)
  expect(await altOf(cover)).not.toBe(alt)
})
