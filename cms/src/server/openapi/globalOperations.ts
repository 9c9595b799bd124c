import type { SanitizedGlobalConfig } from 'payload'

import type { ErrorCode } from '../../lib/errors/errorCodes'
import { describeVersions } from './describeVersions'
import { findRoles } from './findRoles'
import { refs } from './parameters'
import { anyObject, list, nullable, object, ref, text } from './schemas'
import { ANYONE, type Json, type Operation, type Operations } from './types'

/** A planned publication, at a local time in Europe/Paris. */
const scheduleSchema = object({
  date: nullable({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' }),
  champsInvalides: nullable(list(text)),
})

/**
 * Describes the three operations on a planned publication.
 * @param path of the schedule, in the syntax of the table that it becomes a part of
 */
export function describeSchedule(
  path: string,
  roles: Operation['roles'],
  errors: readonly ErrorCode[] = [],
): Operations {
  const common = { roles, errors, responses: { 200: scheduleSchema } }
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

/** Describes the operations on a global, by `METHOD /path` below it in Payload's syntax. */
export async function describeGlobal({ access, slug }: SanitizedGlobalConfig): Promise<Operations> {
  const [read = [], update = [], readVersions = []] = await Promise.all(
    [access.read, access.update, access.readVersions].map(findRoles),
  )
  const doc = ref(slug)
  const saved = (name: string): Json => object({ [name]: doc, message: text })
  const shape = refs('depth', 'draft')
  return {
    'GET /': {
      summary: `Read the page ${slug}`,
      roles: read,
      parameters: [...shape, ...refs('select', 'populate')],
      responses: { 200: doc },
    },
    'POST /': {
      summary: `Change the page ${slug}`,
      roles: update,
      parameters: [...shape, ...refs('populate')],
      body: ref(`${slug}.partial`),
      responses: { 200: saved('result') },
      errors: ['validation', 'invalid-json', 'unsupported-type', 'locked'],
    },
    'POST /access': {
      summary: `What the client may do with the page ${slug}`,
      roles: ANYONE,
      body: anyObject,
      isBodyOptional: true,
      responses: { 200: anyObject },
    },
    ...describeVersions(slug, `the page ${slug}`, readVersions),
    'POST /versions/:id': {
      summary: `Save a version of the page ${slug} again`,
      roles: readVersions,
      parameters: refs('draft', 'depth'),
      responses: { 200: anyObject },
      errors: ['not-found'],
    },
    ...describeSchedule('/programmation', update),
  }
}
