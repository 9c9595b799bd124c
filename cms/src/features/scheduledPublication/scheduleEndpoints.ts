import type { Endpoint, PayloadRequest } from 'payload'
import type { ErrorCode } from '@regards/contract/errors/errorCodes'

import { getActor, recordEntry, type Action } from '../../infrastructure/journal'
import { formatFrenchMoment } from '../../lib/frenchDates'
import {
  describeScheduleTarget,
  cancelPublication,
  planPublication,
  readSchedule,
  type ScheduleTarget,
} from './schedule'
import { formatParisTime } from '../../lib/parisTime'
import { parsePlannedTime } from '../../lib/parsePlannedTime'
import type { administratorsEndpoint } from '../../access/roles'
import { list, nullable, object, text, type Operations } from '../../lib/openapi/schemas'

interface ScheduleEndpointOptions {
  path: string
  /** For those who may plan it. */
  createEndpoint: typeof administratorsEndpoint
  /** @throws ApiError 404 if there is nothing to publish */
  findTarget: (req: PayloadRequest) => ScheduleTarget | Promise<ScheduleTarget>
  /** @throws ApiError for a moment at which it must not be published */
  checkDate?: (req: PayloadRequest, target: ScheduleTarget, date: Date) => Promise<void>
  /** Called once a plan was cancelled. */
  onCancelled?: (req: PayloadRequest, target: ScheduleTarget) => Promise<void>
}

/**
 * Endpoints of a planned publication, such as /api/globals/{slug}/programmation:
 * - GET: `{date, champsInvalides}`, and `raison` of a failure without invalid fields;
 * - POST `{date}`: plans it, in place of an earlier plan;
 * - DELETE: cancels it.
 * A date is a local time in Europe/Paris, YYYY-MM-DDTHH:MM, or null.
 * @throws ApiError 400 invalid-argument for a date that does not exist or is past
 */
export function createScheduleEndpoints(
  options: ScheduleEndpointOptions,
): Omit<Endpoint, 'root'>[] {
  const { path, createEndpoint, findTarget, checkDate, onCancelled } = options
  const create = (
    method: 'get' | 'post' | 'delete',
    change: (req: PayloadRequest, target: ScheduleTarget) => Promise<void>,
  ) =>
    createEndpoint(method, path, async (req) => {
      const target = await findTarget(req)
      await change(req, target)
      return respond(req, target)
    })
  return [
    create('get', () => Promise.resolve()),
    create('post', async (req, target) => {
      const { date: before } = await readSchedule(req.payload, target)
      const body = ((await req.json?.()) ?? {}) as Record<string, unknown>
      const date = parsePlannedTime(body.date)
      await checkDate?.(req, target, date)
      await planPublication(req.payload, target, date, getActor(req))
      await record(req, target, 'publicationProgrammee', before, date)
    }),
    create('delete', async (req, target) => {
      const { date: before } = await readSchedule(req.payload, target)
      await cancelPublication(req.payload, target)
      if (before) await record(req, target, 'publicationDeprogrammee', before, null)
      await onCancelled?.(req, target)
    }),
  ]
}

const record = async (
  req: PayloadRequest,
  target: ScheduleTarget,
  action: Action,
  before: Date | null,
  after: Date | null,
) =>
  recordEntry(req.payload, {
    action,
    actor: getActor(req),
    cible: await describeScheduleTarget(req.payload, target),
    changements: [
      {
        champ: 'Publication prévue',
        avant: before ? formatFrenchMoment(before) : '',
        apres: after ? formatFrenchMoment(after) : '',
      },
    ],
  })

async function respond({ payload }: PayloadRequest, target: ScheduleTarget): Promise<Response> {
  const { date, failure } = await readSchedule(payload, target)
  return Response.json({
    date: date && formatParisTime(date),
    champsInvalides: failure?.invalidFields ?? null,
    ...(failure?.reason && { raison: failure.reason }),
  })
}

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
