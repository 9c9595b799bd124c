import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { errorCodes } from '@regards/contract/errors/errorCodes'
import { changePage, readPage } from '../../factories/page'
import {
  readContract,
  type ApiContract,
  type ApiOperation,
  type ApiRole,
} from '../../support/apiContract'
import { publishMagazine } from '../../support/articlesIssue'
import { client, type ApiResponse, type Client } from '../../support/client'
import { repoRoot } from '../../support/paths'
import { openRecords } from '../../support/records'

const product = inject('product')
const { url } = product

const ROLES: ApiRole[] = ['visitor', 'editeur', 'administrateur']
const UNKNOWN_ADDRESS = 'Cette adresse n’existe pas.'

const clients = {} as Record<ApiRole, Client>
let contract: ApiContract
/** Values of parameters of paths, by the path up to them. */
let known: Record<string, string>

beforeAll(async () => {
  contract = await readContract(url)
  clients.visitor = client(url)
  clients.administrateur = await client(url).as('administrateur')
  clients.editeur = await client(url).as('editeur')
  known = await findRecords(clients.administrateur)
})

/** Finds or makes a record for each path with a parameter that can be read. */
async function findRecords(administrator: Client): Promise<Record<string, string>> {
  const titre = 'Pour la description'
  const records = await openRecords(product)
  const { id, numero, articles } = await publishMagazine(product, records, administrator, { titre })
  await records.close()
  const [article] = await articles.list()
  const { accroche } = await readPage(administrator, 'accueil')
  await changePage(administrator, 'accueil', { accroche })
  const { json } = await clients.editeur.get<{ user: { id: string } }>('/api/users/me')
  const idOf = async (path: string) =>
    (await administrator.get<{ docs: { id: string }[] }>(path)).json.docs[0]?.id ?? 'none'
  return {
    '/api/regards/': id,
    '/api/regards/numero/': String(numero),
    '/api/regards/numero/{numero}/articles/': article?.slug ?? 'none',
    '/api/regards/versions/': await idOf('/api/regards/versions?limit=1'),
    '/api/documents/': await idOf('/api/documents?limit=1'),
    '/api/images/': await idOf('/api/images?limit=1'),
    '/api/users/': json.user.id,
    '/api/journal/': await idOf('/api/journal?limit=1'),
    '/api/globals/accueil/versions/': await idOf('/api/globals/accueil/versions?limit=1'),
    '/api/health/': 'live',
  }
}

/** Path of an operation with the parameters of a record that exists, if one is known. */
const fillPath = (path: string): string =>
  path.replace(/\{\w+\}/g, (_name, at: number) => known[path.slice(0, at)] ?? 'inconnu')

/** Not of a card: the pages of the issue are invented, without pictures of which one is made. */
const hasRecord = ({ path }: ApiOperation): boolean =>
  !path.endsWith('/carte.jpg') && !fillPath(path).includes('inconnu')

/** Writes that the document keeps from each role, at least. */
const LEAST_KEPT: Record<ApiRole, number> = { visitor: 60, editeur: 30, administrateur: 0 }

/** Payload's writes on a collection, by the path below it. */
const WRITES = [
  { method: 'post', below: '' },
  { method: 'patch', below: '' },
  { method: 'delete', below: '' },
  { method: 'patch', below: '/{id}' },
  { method: 'delete', below: '/{id}' },
  { method: 'post', below: '/{id}/duplicate' },
]

/** The least that a request must have. */
const requiredQuery = ({ parameters }: ApiOperation): string =>
  parameters.some(({ name, required }) => name === 'where' && required)
    ? '?where[id][equals]=inconnu'
    : ''

function expectAsDescribed(operation: ApiOperation, answer: ApiResponse): void {
  const type = answer.headers.get('content-type') ?? ''
  expect(contract.check(operation, answer.status, type, answer.text), describeAnswer(answer)).toBe(
    undefined,
  )
}

const describeAnswer = ({ status, text }: ApiResponse): string => `${status} ${text.slice(0, 300)}`

test('the document is valid OpenAPI 3.1, cached, and the same to everybody', async () => {
  const first = await clients.visitor.get('/api/openapi.json')
  const validator = new Validator()
  const { valid, errors } = await validator.validate(first.json as Record<string, unknown>)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
  expect((await clients.administrateur.get('/api/openapi.json')).text).toBe(first.text)

  const etag = first.headers.get('etag') ?? ''
  const again = await clients.visitor.get('/api/openapi.json', {
    headers: { 'if-none-match': etag },
  })
  expect([etag !== '', again.status, again.text]).toEqual([true, 304, ''])
})

test('the document knows every route beside Payload’s', () => {
  const source = readFileSync(join(repoRoot, 'cms/src/server/rest/answerApi.ts'), 'utf8')
  const matches = source.matchAll(/path: \/\^((?:\\\/[\w-]+)+)/g)
  const routes = [...matches].map(([, pattern = '']) => pattern.replaceAll('\\', ''))
  expect(routes).toContain('/api/uploads')
  const undescribed = routes.filter(
    (base) => !contract.operations.some(({ path }) => path === base || path.startsWith(`${base}/`)),
  )
  expect(undescribed).toEqual([])
})

test('the document lists each error code with its status and meaning', () => {
  const { components } = contract.document as unknown as {
    components: {
      schemas: {
        Error: {
          properties: {
            errors: { items: { properties: { code: { enum: string[]; description: string } } } }
          }
        }
      }
    }
  }
  const { code } = components.schemas.Error.properties.errors.items.properties
  const rows = code.description.matchAll(/^- `([a-z-]+)` \((\d{3})\): (.+)$/gm)
  const documented = [...rows].map(([, name, status, meaning]) => [name, Number(status), meaning])
  expect(documented).toEqual(
    Object.entries(errorCodes).map(([name, [status, meaning]]) => [name, status, meaning]),
  )
  expect(code.enum.toSorted()).toEqual(Object.keys(errorCodes).toSorted())
})

describe.each(ROLES)('as %s', (role) => {
  const allows = ({ 'x-roles': roles }: ApiOperation) => roles.includes(role)

  test('each read answers as described', async () => {
    const reads = contract.operations.filter(({ method }) => method === 'get')
    expect(reads.length).toBeGreaterThan(80)
    for (const operation of reads) {
      const answer = await clients[role].get(fillPath(operation.path))
      expectAsDescribed(operation, answer)
      const name = `GET ${operation.path}: ${describeAnswer(answer)}`
      expect(answer.text, name).not.toContain(UNKNOWN_ADDRESS)
      if (allows(operation)) {
        if (hasRecord(operation)) expect(answer.status, name).toBeLessThan(400)
      } else {
        // A record that a role may not know is missing for it; one that is unknown tells nothing.
        expect(hasRecord(operation) ? [401, 403, 404] : [401, 403], name).toContain(answer.status)
      }
    }
  })

  test('no write is possible that the document keeps from this role', async () => {
    const writes = contract.operations.filter(
      (operation) => !['get', 'head'].includes(operation.method) && !allows(operation),
    )
    expect(writes.length).toBeGreaterThanOrEqual(LEAST_KEPT[role])
    for (const operation of writes) {
      const path = `${fillPath(operation.path)}${requiredQuery(operation)}`
      const method = operation.method.toUpperCase()
      const answer = await clients[role].request(method, path, {
        json: { email: 'personne@regards.test' },
        headers: { 'tus-resumable': '1.0.0' },
      })
      expectAsDescribed(operation, answer)
      const name = `${method} ${operation.path}: ${describeAnswer(answer)}`
      expect(getRefusals(operation), name).toContain(answer.status)
      expect(answer.text, name).not.toContain(UNKNOWN_ADDRESS)
    }
  })

  test('each other write exists, and rejects an empty request as described', async () => {
    const writes = contract.operations.filter(
      (operation) => ['post', 'patch', 'delete'].includes(operation.method) && allows(operation),
    )
    for (const operation of writes) {
      if (ENDS_SESSION.test(operation.path)) continue
      // Of no record: a change of one that exists would be real.
      const path = operation.path.replace(/\{\w+\}/, 'inconnu') + requiredQuery(operation)
      const method = operation.method.toUpperCase()
      const answer = await clients[role].request(method, path, {
        json: {},
        headers: { 'tus-resumable': '1.0.0' },
      })
      expectAsDescribed(operation, answer)
      const name = `${method} ${path}: ${describeAnswer(answer)}`
      expect(answer.status, name).toBeLessThan(500)
      expect(answer.text, name).not.toContain(UNKNOWN_ADDRESS)
    }
  })
})

test('a write of a collection that the document does not have is possible for no role', async () => {
  const types = readFileSync(join(repoRoot, 'cms/src/payload-types.ts'), 'utf8')
  const [, listed = ''] = /^  collections: \{\n([\s\S]*?)^  \};/m.exec(types) ?? []
  const slugs = [...listed.matchAll(/^    '?([\w-]+)'?: /gm)].map(([, slug = '']) => slug)
  const closed = slugs.flatMap((slug) =>
    WRITES.filter(({ method, below }) => {
      const paths = [`/api/${slug}${below}`, `/api/${slug}/{key}`]
      return !contract.operations.some(
        (operation) => operation.method === method && paths.includes(operation.path),
      )
    }).map((write) => ({ slug, ...write })),
  )
  expect(closed.length).toBeGreaterThan(60)
  for (const { slug, method, below } of closed) {
    const query = below ? '' : '?where[id][equals]=inconnu'
    const path = `${fillPath(`/api/${slug}${below}`)}${query}`
    for (const role of ROLES) {
      const answer = await clients[role].request(method.toUpperCase(), path, { json: {} })
      const name = `${role} ${method} ${path}: ${describeAnswer(answer)}`
      // No route is there of Payload's own jobs and migrations, nor of some duplicates.
      const mayBeMissing = slug.startsWith('payload-') || below.endsWith('/duplicate')
      expect(mayBeMissing ? [403, 404] : [403], name).toContain(answer.status)
    }
  }
})

function getRefusals({ path }: ApiOperation): number[] {
  // Payload's answer to who is not signed in.
  if (path.endsWith('/logout')) return [400]
  // Payload reads the record first, which does not exist, and the access to it afterwards.
  return path.endsWith('/duplicate') ? [401, 403, 404] : [401, 403]
}

/** Would sign the test's own clients out. */
const ENDS_SESSION = /^\/api\/users\/(?:logout|refresh-token|sessions)/
