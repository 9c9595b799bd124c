import type { ErrorCode } from '@regards/contract/errors/errorCodes'
import { list, nullable, object, text, type Operations } from '../../lib/openapi/schemas'

/** A planned publication, at a local time in Europe/Paris. */
const scheduleSchema = object(
  {
    date: nullable({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' }),
    champsInvalides: nullable(list(text)),
    raison: text,
  },
  ['date', 'champsInvalides'],
)

/** Describes the three operations on a planned publication. @param path as in the table */
export function describeSchedule(path: string, errors: readonly ErrorCode[] = []): Operations {
  const common = { errors, responses: { 200: scheduleSchema } }
  return {
    [`GET ${path}`]: { summary: 'Read the planned publication', ...common },
    [`POST ${path}`]: {
      ...common,
      summary: 'Plan the publication',
      body: object({
        date: { type: 'string', description: 'YYYY-MM-DDTHH:MM, in Europe/Paris.' },
      }),
      errors: ['invalid-argument', ...errors],
    },
    [`DELETE ${path}`]: { summary: 'Cancel the planned publication', ...common },
  }
}
