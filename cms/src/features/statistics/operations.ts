import { counted } from '@regards/contract/schemas/regards'
import { csv, query, type Json, type Operation, type Operations } from '../../lib/openapi/schemas'
import { COUNTERS } from './counters'

const day: Json = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }

const count = (event: string): Operation => ({
  summary: `Count ${event} of an issue`,
  responses: { 200: counted },
  errors: ['invalid-numero', 'regard-not-found', 'too-many-requests'],
})

/** Descriptions of the counting endpoints and the export, for the OpenAPI document. */
export const statisticsOperations: Operations = {
  ...Object.fromEntries(
    COUNTERS.map(({ action, event }) => [
      `POST /api/regards/numero/{numero}/${action}`,
      count(event),
    ]),
  ),
  'GET /api/frequentation/export.csv': {
    summary: 'Export views and downloads by day and issue',
    parameters: [query('du', day), query('au', day)],
    responses: { 200: csv },
    errors: ['invalid-request'],
  },
}
