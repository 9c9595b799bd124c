import { ApiError } from '../errors/apiErrors'

/** Nesting of a page's richest text several times over; far below what exhausts the call stack. */
const MAX_DEPTH = 200

/**
 * Checks that recursive functions can walk through a value of JSON.
 * @throws ApiError 400 invalid-json if it is nested too deeply
 */
export function assertShallow(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      throw new ApiError('La requête est imbriquée trop profondément.', 400, 'invalid-json')
    }
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    )
  }
}
