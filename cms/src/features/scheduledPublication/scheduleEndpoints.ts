import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload'

import { requireEditeur } from '../../access/requireEditeur'
import { describeGlobal, getActor, recordEntry, type Action } from '../../infrastructure/journal'
import { invalidArgument } from '../../lib/errors/apiErrors'
import { formatFrenchMoment } from '../../lib/formatFrenchDate'
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
      const { date: before } = await readSchedule(req.payload, slug)
      const date = await parseDate(req)
      await planPublication(req.payload, slug, date, getActor(req))
      await record(req, slug, 'publicationProgrammee', before, date)
      return respond(req, slug)
    },
  },
  {
    path,
    method: 'delete',
    handler: async (req) => {
      requireEditeur(req)
      const { date: before } = await readSchedule(req.payload, slug)
      await cancelPublication(req.payload, slug)
      if (before) await record(req, slug, 'publicationDeprogrammee', before, null)
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

const record = (
  req: PayloadRequest,
  slug: GlobalSlug,
  action: Action,
  before: Date | null,
  after: Date | null,
) =>
  recordEntry(req.payload, {
    action,
    actor: getActor(req),
    cible: describeGlobal(req.payload, slug),
    changements: [
      {
        champ: 'Publication prévue',
        avant: before ? formatFrenchMoment(before) : '',
        apres: after ? formatFrenchMoment(after) : '',
      },
    ],
  })

async function respond({ payload }: PayloadRequest, slug: GlobalSlug): Promise<Response> {
  const { date, invalidFields } = await readSchedule(payload, slug)
  return Response.json({ date: date && formatParisTime(date), champsInvalides: invalidFields })
}
