import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeDigest, listForbiddenChanges } from '../../fuzz/databaseDigest'
import { startFuzzSite, type FuzzSite } from '../../fuzz/fuzzSite'
import { readContract, type ApiContract, type ApiOperation } from '../../support/apiContract'
import { client } from '../../support/client'
import { generateRequest } from '../../support/generateRequest'
import { createClientAddress } from '../../support/session'

/** Requests of each role to operations that it may use; the long form is `npm run test:fuzz`. */
const REQUESTS = 200
/** Requests of each role to operations that it may not use. */
const FORBIDDEN_REQUESTS = 100

const SEED = 20_260_101

let site: FuzzSite
let contract: ApiContract

beforeAll(async () => {
  site = await startFuzzSite('embedded')
  contract = await readContract(site.product.url)
})
afterAll(() => site.stop())

/** Would sign the account out, or change it. */
const CHANGES_ACCOUNT = /^\/api\/users/

const isHarmless = ({ method, path }: ApiOperation): boolean =>
  method === 'get' || !CHANGES_ACCOUNT.test(path)

function sample(operations: ApiOperation[], numRuns: number) {
  // An administrateur may call all that is described.
  if (operations.length === 0) return []
  const requests = fc
    .constantFrom(...operations)
    .chain((operation) =>
      generateRequest(
        contract.document,
        operation,
        site.ids[operation.path.split('/')[2] ?? ''] ?? [],
      ).map((request) => ({ operation, request })),
    )
  return fc.sample(requests, { numRuns, seed: SEED })
}

test.each(['visitor', 'editeur', 'administrateur'] as const)(
  'generated requests as %s: no fault of the server, no leak, no forbidden write',
  async (role) => {
    const { product } = site
    const token = role === 'visitor' ? undefined : await site.signIn(role)
    const before = await computeDigest(product)
    const isAllowed = (each: ApiOperation) => each['x-roles'].includes(role)
    const operations = contract.operations.filter(({ method }) => method !== 'options')
    const allowed = operations.filter((each) => isAllowed(each) && isHarmless(each))
    const forbidden = operations.filter((each) => !isAllowed(each))

    const requests = [...sample(allowed, REQUESTS), ...sample(forbidden, FORBIDDEN_REQUESTS)]
    for (const { operation, request } of requests) {
      const { body, method, path, type } = request
      const answer = await client(product.url).request(method, path, {
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body) }),
        headers: {
          'content-type': type,
          ...createClientAddress(),
          ...(token && { authorization: `JWT ${token}` }),
        },
      })
      const shown = `${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${answer.text}`
      expect(answer.status, shown).toBeLessThan(500)
      if (!isAllowed(operation)) expect(answer.status, shown).toBeGreaterThanOrEqual(400)
      const mediaType = answer.headers.get('content-type') ?? ''
      const fault = contract.check(operation, answer.status, mediaType, answer.text)
      expect(fault, shown).toBe(undefined)
      const leaked = site.getSecrets(role).filter((secret) => answer.text.includes(secret))
      expect(leaked, shown).toEqual([])
    }
    expect(listForbiddenChanges(before, await computeDigest(product), role)).toEqual([])
  },
)

test('a request to each operation without a body and its headers is answered', async () => {
  const { product } = site
  const administrateur = await site.signIn('administrateur')
  for (const operation of contract.operations) {
    const token = isHarmless(operation) ? administrateur : undefined
    const path = operation.path.replaceAll(/\{\w+\}/g, 'inconnu')
    const shown = `${operation.method} ${path}`
    const { status, text } = await requestWithoutBody(product.url, operation.method, path, token)
    expect(status, `${shown}: ${text}`).toBeLessThan(500)
  }
})

/** `curl -X POST` sends the same. */
const requestWithoutBody = (url: string, method: string, path: string, token?: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asking = request(`${url}${path}`, {
      method: method.toUpperCase(),
      headers: { ...createClientAddress(), ...(token && { authorization: `JWT ${token}` }) },
    })
    asking.removeHeader('content-length')
    asking.removeHeader('transfer-encoding')
    asking.on('error', reject).on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asking.end()
  })
