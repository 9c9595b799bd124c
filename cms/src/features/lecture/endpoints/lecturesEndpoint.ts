import type { Endpoint } from 'payload'

import { notInTrash } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { invalidNumero } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { noStoreJson } from '../../../lib/http/noStore'
import { readStates } from './readStates'

/** Most issues of one request that names them. */
const MAX_NUMEROS = 100

/**
 * GET /api/regards/lectures, an endpoint of the issues: `{lectures}`, the state of each issue's
 * reading by its id, for administrators; of the published PDF. `?numeros=52,51` names up to 100
 * issues; without it, all.
 * @throws ApiError 400 invalid-numero, 401, 403
 */
export const lecturesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/lectures',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    const { payload } = req
    const numeros = parseNumeros(req.searchParams.get('numeros'))
    const unlimited = { pagination: false, limit: 0 } as const
    const issues = await payload.db.find<{ id: string; pdf?: unknown }>({
      collection: 'regards',
      where: numeros ? { numero: { in: numeros } } : notInTrash,
      ...unlimited,
      select: { pdf: true },
    })
    const pdfs = issues.docs.flatMap(({ pdf }) => getRelationId(pdf) ?? [])
    const states = await readStates(payload, numeros && pdfs)
    const entries = issues.docs.flatMap(({ id, pdf }) => {
      const state = states.get(getRelationId(pdf) ?? '')
      return state ? [[id, state] as const] : []
    })
    return noStoreJson({ lectures: Object.fromEntries(entries) })
  },
}

/** @returns undefined without the parameter */
function parseNumeros(value: string | null): number[] | undefined {
  if (value === null) return undefined
  const numeros = value.split(',').map(parseNumero)
  if (numeros.length > MAX_NUMEROS) throw invalidNumero()
  return numeros
}
