import { apiError } from '../../lib/errors/apiErrors'
import { isObjectPathPrefix } from '../storage'
import { decodePageToken } from './pageToken'

/** The requested page of a listing. */
export type ObjectsQuery = ReturnType<typeof parseListQuery>

/** Specification, section 5. */
const MAX_RESULTS = 1000

/** Parses the query of a listing. @throws ApiError 400 invalid-argument */
export function parseListQuery(search: URLSearchParams) {
  const prefix = getSingleParam(search, 'prefix') ?? ''
  if (!isObjectPathPrefix(prefix))
    throw apiError('invalid-argument', '«\u00a0prefix\u00a0» n’est le début d’aucun chemin.')
  const delimiter = getSingleParam(search, 'delimiter')
  if (delimiter !== undefined && delimiter !== '/') {
    throw apiError(
      'invalid-argument',
      '«\u00a0delimiter\u00a0» vaut «\u00a0/\u00a0» ou n’est pas donné.',
    )
  }
  /** `folded`: a folder below the prefix is one entry. */
  const listing = { prefix, folded: delimiter === '/' }
  const token = getSingleParam(search, 'pageToken')
  return {
    ...listing,
    /** The last entry of the previous page. */
    after: token === undefined ? undefined : decodePageToken(token, listing),
    maxResults: parseMaxResults(getSingleParam(search, 'maxResults')),
  }
}

function parseMaxResults(value = String(MAX_RESULTS)): number {
  const number = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined
  if (number === undefined || number > MAX_RESULTS) {
    throw apiError(
      'invalid-argument',
      `«\u00a0maxResults\u00a0» est un nombre entier de 1 à ${MAX_RESULTS}.`,
    )
  }
  return number
}

/** Returns the value of a parameter that is given at most once. */
function getSingleParam(search: URLSearchParams, name: string): string | undefined {
  const values = search.getAll(name)
  if (values.length > 1)
    throw apiError('invalid-argument', `«\u00a0${name}\u00a0» est donné plusieurs fois.`)
  return values[0]
}
