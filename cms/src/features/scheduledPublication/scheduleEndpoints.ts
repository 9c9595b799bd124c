import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload'

import { requireEditeur } from '../../access/requireEditeur'
import { invalidArgument } from '../../lib/errors/apiErrors'
import { formatParisTime, parseParisTime } from './parisTime'
import { cancelPublication, planPublication, readSchedule } from './schedule'

const path = '/programmation'

/**
 * Endpoints of a page's planned publication, for editors:
 * - GET /api/globals/{slug}/programmation: `{date, champsInvalides}`;
 * - POST `{date}`: plans it, in place of the one that was planned before;
 * - DELETE: cancels it.
 * A date is a local time in Europe/Paris, YYYY-MM-DDTHH:MM, or null.
 * @throws ApiError 401; 400 invalid-argument for a date that does not exist or is past
 */
export const createScheduleEndpoints = (slug: GlobalSlug): Omit<Endpoint, 'root'>[] => [
  {
    path,
    method: 'get',
    handler: (req) => {
      requireEditeur(req)
      return respond(req, slug)
    },
  },
  {
    path,
    method: 'post',
    handler: async (req) => {
      requireEditeur(req)
      await planPublication(req.payload, slug, await parseDate(req))
      return respond(req, slug)
    },
  },
  {
    path,
    method: 'delete',
    handler: async (req) => {
      requireEditeur(req)
      await cancelPublication(req.payload, slug)
      return respond(req, slug)
    },
  },
]

async function parseDate(req: PayloadRequest): Promise<Date> {
  const body = ((await req.json?.()) ?? {}) as Record<string, unknown>
  const date = parseParisTime(body.date)
  if (!date) throw invalidArgument('Cette date n’existe pas.')
  if (date.getTime() <= Date.now()) throw invalidArgument('Cette date est passée.')
  return date
}

async function respond({ payload }: PayloadRequest, slug: GlobalSlug): Promise<Response> {
  const { date, invalidFields } = await readSchedule(payload, slug)
  return Response.json({ date: date && formatParisTime(date), champsInvalides: invalidFields })
}
