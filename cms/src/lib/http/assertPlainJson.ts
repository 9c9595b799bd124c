import { ApiError } from '../errors/apiErrors'

/** Nesting of a page's richest text several times over; far below what exhausts the call stack. */
const MAX_DEPTH = 200

/** An operator of MongoDB's updates and queries; `$` alone is the state of a node of rich text. */
const OPERATOR = /^\$./

/**
 * Checks that recursive functions can walk through a body, and that MongoDB takes none of its names for
 * an operator or, at the top, for the path of another field: either would pass by the access to fields.
 * @throws ApiError 400 invalid-json
 */
export function assertPlainJson(value: object): void {
  if (Object.keys(value).some((name) => name.includes('.'))) throw invalidName()
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      throw new ApiError('La requête est imbriquée trop profondément.', 400, 'invalid-json')
    }
    level = level.flatMap((each): unknown[] => {
      if (typeof each !== 'object' || each === null) return []
      if (Object.keys(each).some((name) => OPERATOR.test(name))) throw invalidName()
      return Object.values(each)
    })
  }
}

const invalidName = () =>
  new ApiError('La requête nomme un champ qui n’existe pas.', 400, 'invalid-json')
