import { buildWhereParameter, refs } from './parameters'
import { page, ref } from './schemas'
import type { Operation, Operations } from './types'

/**
 * Describes how the versions of a collection or a global are read.
 * @param what the collection or the global, in a summary
 */
export function describeVersions(
  slug: string,
  what: string,
  roles: Operation['roles'],
): Operations {
  const version = ref(`${slug}.version`)
  const shape = refs('depth', 'select', 'populate')
  return {
    'GET /versions': {
      summary: `List versions of ${what}`,
      roles,
      parameters: [
        buildWhereParameter('Where'),
        ...shape,
        ...refs('limit', 'page', 'pagination', 'sort'),
      ],
      responses: { 200: page(version) },
      errors: ['invalid-query'],
    },
    'GET /versions/:id': {
      summary: `Read a version of ${what}`,
      roles,
      parameters: shape,
      responses: { 200: version },
      errors: ['not-found'],
    },
  }
}
