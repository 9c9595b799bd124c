import { HttpResponse } from 'msw'
import type { Regard } from '@payload-types'
import { mockApi } from './server'

type Account = { id: string; email: string; role: 'administrateur' | 'editeur' }

const twoHours = 7_200

export const inTwoHours = () => Math.floor(Date.now() / 1000) + twoHours

/**
 * Mocks the user that `GET /api/users/me` returns.
 * @param parts of the response, such as `secondFactorSetupRequired`
 */
export function mockSession(user: Account | null, parts: Record<string, unknown> = {}): void {
  mockApi.get('/api/users/me', () =>
    HttpResponse.json(user ? { user, exp: inTwoHours(), ...parts } : { user: null }),
  )
}

type RegardFields = Pick<Regard, 'numero' | 'dateParution' | '_status' | 'titre' | 'pdf'>

const comparisons = {
  equals: (value: string | number, bound: string | number) => value === bound,
  less_than: (value: string | number, bound: string | number) => value < bound,
  greater_than: (value: string | number, bound: string | number) => value > bound,
  greater_than_equal: (value: string | number, bound: string | number) => value >= bound,
  like: (value: string | number, bound: string | number) =>
    String(value).toLowerCase().includes(String(bound).toLowerCase()),
  in: (value: string | number, bound: string | number) =>
    String(bound).split(',').includes(`${value}`),
}

/** A condition of a query: `where[numero][equals]`, within `[and]` and `[or]` or not. */
const conditionKey =
  /^where(?:\[and\]\[\d+\])?(?<either>\[or\]\[\d+\])?\[(?<field>\w+)\]\[(?<operator>\w+)\]$/

function meets(regard: RegardFields, field: string, operator: string, bound: string): boolean {
  const found = regard[field as keyof RegardFields] ?? (field === '_status' ? 'published' : '')
  const value = typeof found === 'object' ? found.id : found
  const compare = comparisons[operator as keyof typeof comparisons]
  return compare(value, typeof value === 'number' ? Number(bound) : bound)
}

/** Whether an issue matches the filters of a query: all of them, and one of those within `[or]`. */
function matchesQuery(regard: RegardFields, query: URLSearchParams): boolean {
  const conditions = [...query].flatMap(([key, bound]) => {
    const { either, field = '', operator = '' } = conditionKey.exec(key)?.groups ?? {}
    return field
      ? [{ isEither: Boolean(either), isMet: meets(regard, field, operator, bound) }]
      : []
  })
  const choices = conditions.filter(({ isEither }) => isEither)
  return (
    conditions.every(({ isEither, isMet }) => isEither || isMet) &&
    (choices.length === 0 || choices.some(({ isMet }) => isMet))
  )
}

/** Mocks the list of issues, newest first, with pagination and filters. */
export function mockRegards(issues: Regard[]): void {
  mockApi.get('/api/regards', ({ request }) => {
    const query = new URL(request.url).searchParams
    // The trash is empty.
    if (query.has('trash')) return HttpResponse.json({ docs: [], totalDocs: 0 })
    const found = issues
      // Some tests answer with what is no issue.
      .filter((regard) => (regard as Regard | null)?._status !== 'draft' || query.has('draft'))
      .filter((regard) => matchesQuery(regard, query))
    const regards = query.get('sort')?.startsWith('-') ? found : found.toReversed()
    const limit = Number(query.get('limit'))
    const page = Number(query.get('page') ?? 1)
    const hasNextPage = page * limit < regards.length
    return HttpResponse.json({
      docs: regards.slice((page - 1) * limit, page * limit),
      totalDocs: regards.length,
      page,
      hasNextPage,
      nextPage: hasNextPage ? page + 1 : null,
    })
  })
  mockApi.get('/api/regards/:id', ({ params }) => {
    const found = issues.find(({ id }) => id === params.id)
    // Not an id: an endpoint such as /api/regards/articles, which has a handler of its own.
    return found && HttpResponse.json(found)
  })
  mockApi.get('/api/regards/numero/:numero', ({ params }) => {
    const numero = Number(params.numero)
    const found = issues.find(
      (regard) => regard.numero === numero || regard.anciensNumeros?.includes(numero),
    )
    return HttpResponse.json({ numero: found?.numero ?? null })
  })
  mockApi.get('/api/regards/numero/:numero/articles', ({ params }) =>
    HttpResponse.json({ numero: Number(params.numero), articles: [] }),
  )
  mockApi.get('/api/regards/annees', () => {
    const years = issues.map(({ dateParution }) => Number(dateParution.slice(0, 4)))
    return HttpResponse.json({ annees: [...new Set(years)] })
  })
}

/** Mocks the user and the issues. */
export function mockSite(user: Account | null, regards: Parameters<typeof mockRegards>[0]): void {
  mockSession(user)
  mockRegards(regards)
}

/** A JSON error response in the API's format: `{ errors: [{ message, ...parts }] }`. */
export function errorResponse(
  status: number,
  message: string,
  parts: Record<string, unknown> = {},
) {
  return HttpResponse.json({ errors: [{ message, ...parts }] }, { status })
}

/** Refusal of one field, as the API's validation gives it. */
export const fieldErrorResponse = (path: string, message: string) =>
  errorResponse(400, message, { code: 'validation', data: { errors: [{ path, message }] } })
