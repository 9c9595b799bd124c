import type { Endpoint } from 'payload'

import { notInTrash } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { invalidNumero } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { StoredReading } from '../types'
import { noStoreJson } from '../../../lib/http/noStore'

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
    const readings = await payload.db.find<StoredReading>({
      collection: 'lectures',
      where: numeros ? { document: { in: pdfs } } : {},
      ...unlimited,
      select: {
        ...{ document: true, etat: true, raison: true },
        ...{ nombreDePages: true, pagesTraitees: true },
        ...{ pagesNumerisees: true, pagesReconnues: true },
      },
    })
    const byPdf = new Map(
      readings.docs.map((reading) => [getRelationId(reading.document), reading]),
    )
    const entries = issues.docs.flatMap(({ id, pdf }) => {
      const reading = byPdf.get(getRelationId(pdf))
      return reading ? [[id, toState(reading)] as const] : []
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

const toState = ({ etat, raison, ...counts }: StoredReading) => ({
  etat,
  raison: raison ?? null,
  nombreDePages: counts.nombreDePages ?? 0,
  pagesTraitees: counts.pagesTraitees ?? 0,
  pagesNumerisees: counts.pagesNumerisees ?? 0,
  pagesReconnues: counts.pagesReconnues ?? 0,
})
