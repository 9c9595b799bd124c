import { describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { publishRegard } from '../../factories/regard'
import { client, type ApiResponse } from '../../support/client'
import { expectRefusal } from '../../support/expectRefusal'

const { url } = inject('product')
const visitor = client(url)

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const regard = await publishRegard(administrator)

describe('JSON that is nested too deeply is refused', () => {
  const deep = `{"titre":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const options = { body: deep, headers: { 'content-type': 'application/json' } }

  test.each([
    ['an issue', () => `/api/regards/${regard.id}`, 'PATCH'],
    ['an account', () => '/api/users', 'POST'],
    ['a preference', () => '/api/payload-preferences/profonde', 'POST'],
  ])('in %s', async (_what, path, method) => {
    expectRefusal(await administrator.request(method, path(), options), 400, 'invalid-json')
  })

  test('and from a visitor, before anything else is read', async () => {
    expectRefusal(await visitor.request('POST', '/api/regards', options), 400, 'invalid-json')
  })
})

describe('a form with a file that cannot be read is refused', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=a' }
  const part = (name: string) =>
    `--a\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n\r\n--a--\r\n`

  test.each([
    ['without its end', 'x'],
    ['with a NUL in its headers', part('\0.png')],
  ])('%s', async (_what, body) => {
    const answer = await editor.post('/api/images', undefined, { body, headers })
    expectRefusal(answer, 400, 'invalid-form')
  })
})

test('the dates of creation and change are the server’s own', async () => {
  const path = `/api/regards/${regard.id}`
  const before = (await administrator.get<{ createdAt: string }>(path)).json
  for (const createdAt of ['x', [1], '1901-01-01T00:00:00.000Z']) {
    const answer = await administrator.patch<{ doc: { createdAt: string; updatedAt: string } }>(
      path,
      // A change date is the state from which one starts: see staleChanges.test.ts.
      { createdAt, updatedAt: [createdAt] },
    )
    expect(answer.status).toBe(200)
    expect(answer.json.doc.createdAt).toBe(before.createdAt)
    expect(Date.parse(answer.json.doc.updatedAt)).toBeGreaterThan(Date.parse(before.createdAt))
  }
})

test('an e-mail address that is no text is refused', async () => {
  const { id } = await makeAccount(administrator)
  for (const email of [1, {}, ['a@regards.test']]) {
    expectRefusal(await administrator.patch(`/api/users/${id}`, { email }), 400, 'validation')
    const account = { email, password: 'danse-bourree-1901', role: 'editeur' }
    expectRefusal(await administrator.post('/api/users', account), 400, 'validation')
  }
})

test('preferences are not records that a client may create', async () => {
  const preference = { key: 'a', user: [null], value: 1 }
  expectRefusal(await editor.post('/api/payload-preferences', preference), 403, 'forbidden')
})

describe('the preferences of an account', () => {
  test('are 10 kB each at most', async () => {
    const path = '/api/payload-preferences/grande'
    expect((await editor.post(path, { value: 'a'.repeat(9_000) })).status).toBe(200)
    expectRefusal(await editor.post(path, { value: 'a'.repeat(11_000) }), 413, 'file-too-large')
    expect((await editor.delete(path)).status).toBe(200)
  })

  test('are 200 at most, and each may still be changed', async () => {
    const paths = Array.from({ length: 200 }, (_, at) => `/api/payload-preferences/cle-${at}`)
    // One address may send fifty bodies at a time.
    const inGroups = async (send: (path: string) => Promise<ApiResponse>) => {
      const answers: ApiResponse[] = []
      for (let at = 0; at < paths.length; at += 40)
        answers.push(...(await Promise.all(paths.slice(at, at + 40).map(send))))
      return answers
    }
    // The tests before may have left some.
    for (const { status } of await inGroups((path) => editor.post(path, { value: 1 })))
      expect([200, 409]).toContain(status)
    const more = await editor.post('/api/payload-preferences/de-trop', { value: 1 })
    expectRefusal(more, 409, 'conflict')
    expect((await editor.post(paths[0] ?? '', { value: 2 })).status).toBe(200)
    await inGroups((path) => editor.delete(path))
    expect((await editor.post('/api/payload-preferences/de-trop', { value: 1 })).status).toBe(200)
    expect((await editor.delete('/api/payload-preferences/de-trop')).status).toBe(200)
  }, 60_000)
})
