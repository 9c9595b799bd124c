import { expect, inject, test } from 'vitest'
import { nextNumero, publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { expectRefusal } from '../../support/expectRefusal'

const { url, setup } = inject('product')
const visitor = client(url)

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const regard = await publishRegard(administrator)

test.each([
  { dateParution: 'x' },
  { dateParution: {} },
  { couverture: {} },
  { pdf: [1] },
  { numero: 'un' },
  { titre: { a: 1 } },
])('the draft of an issue with %j is refused', async (values) => {
  const draft = { numero: nextNumero(), _status: 'draft', ...values }
  expectRefusal(await administrator.post('/api/regards?draft=true', draft), 400, 'validation')
  const path = `/api/regards/${regard.id}?draft=true`
  expectRefusal(await administrator.patch(path, values), 400, 'validation')
})

test('the draft of an issue with empty values is saved', async () => {
  const empty = { dateParution: '', pdf: '', couverture: '', titre: '' }
  const answer = await administrator.post<{ doc: { titre: unknown; dateParution: unknown } }>(
    '/api/regards?draft=true',
    { numero: nextNumero(), ...empty },
  )
  expect([answer.status, answer.json.doc.titre, answer.json.doc.dateParution ?? null]).toEqual([
    201,
    null,
    null,
  ])
})

test('an operator or a path of the database is no name of a field', async () => {
  const issue = `/api/regards/${regard.id}`
  const bodies = [
    { $push: { anciensNumeros: 4243 } },
    { titre: 'a', $set: { numero: 1 } },
    { sommaire: { a: [{ $where: '1' }] } },
    { 'anciensNumeros.0': 4243 },
  ]
  for (const body of bodies) {
    expectRefusal(await administrator.patch(issue, body), 400, 'invalid-json')
    const form = new FormData()
    form.set('_payload', JSON.stringify(body))
    const asForm = await administrator.patch(issue, undefined, { body: form })
    expectRefusal(asForm, 400, 'invalid-json')
    const where = `where[id][equals]=${regard.id}`
    expectRefusal(await administrator.patch(`/api/regards?${where}`, body), 400, 'invalid-json')
  }
  expectRefusal(await editor.post('/api/globals/accueil', { $set: { a: 1 } }), 400, 'invalid-json')
  const after = (await administrator.get<{ anciensNumeros?: unknown[] }>(issue)).json
  expect(after.anciensNumeros ?? []).toEqual([])
})

test('a preference is deleted once', async () => {
  const path = '/api/payload-preferences/a-supprimer'
  expect((await editor.post(path, { value: { a: 1 } })).status).toBe(200)
  expectRefusal(await administrator.delete(path), 404, 'not-found')
  expect((await editor.delete(path)).status).toBe(200)
  expectRefusal(await editor.delete(path), 404, 'not-found')
  expectRefusal(await visitor.delete(path), 401, 'unauthenticated')
})

test('a value of another type is refused, or compared, never a fault of the server', async () => {
  const where = (conditions: object) => encodeURIComponent(JSON.stringify(conditions))
  for (const query of [
    'where[numero][equals]=a',
    'where[numero][in]=a',
    'where[pdf][greater_than]=a',
    'where[couverture.filesize][less_than]=a',
    `where=${where({ id: { equals: true } })}`,
    `where=${where({ id: { in: { a: 1 } } })}`,
  ]) {
    const answer = await visitor.get(`/api/regards?${query}`)
    // SQLite compares any value with any other.
    if (setup === 'embedded') expect(answer.status).toBe(200)
    else expectRefusal(answer, 400, 'invalid-argument')
  }
})
