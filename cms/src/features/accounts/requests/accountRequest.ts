import { ValidationError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { apiError } from '../../../lib/errors/apiErrors'
import { getActor, getNetwork, recordEntry, type Target } from '../../../infrastructure/journal'
import {
  createRateLimiter,
  getClientIpKey,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { anonymizeIp, CLIENT_IP_HEADER } from '../../../lib/http/getClientIp'
import { log } from '../../../lib/log'
import { metrics } from '../../../lib/telemetry/metrics'

/** Creates the error of one field of an account. */
export const fieldError = (req: PayloadRequest, path: string, message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t)

/** Reads a JSON body. @throws ApiError 400 if it does not fit the schema */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse((await req.json?.()) ?? {})
  if (!parsed.success) throw apiError('invalid-request', 'La requête n’est pas valable.')
  return parsed.data
}

const body = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ pattern: z.regexes.html5Email })),
})

/** Parses a body's e-mail address, as stored in accounts; undefined when invalid. */
export const parseAccountEmail = (value: unknown): string | undefined =>
  body.safeParse(value).data?.email

/** Rejected sign-ins in the journal, of an address and in all: strangers must not fill it. */
const perIpLimiter = createRateLimiter('journal-adresse', 30, { minutes: 10 })
const totalLimiter = createRateLimiter('journal-refus', 1_000, { hours: 1 })

/** Logs a sign-in, and records it in the journal. */
export async function logSignIn(req: PayloadRequest, account: string, id: string): Promise<void> {
  metrics.signIns.inc({ outcome: 'accepted' })
  log.info(toLogFields(req, account), 'Connexion')
  await recordEntry(req.payload, {
    action: 'connexion',
    actor: { id, email: account, adresse: getNetwork(req) },
    cible: describeAccount(account, id),
  })
}

/** Logs and records a rejected sign-in. @param raison in French, never sent to the client */
export async function logFailedSignIn(
  req: PayloadRequest,
  account: string,
  raison: string,
): Promise<void> {
  metrics.signIns.inc({ outcome: 'refused' })
  log.info({ ...toLogFields(req, account), raison }, 'Connexion refusée')
  const { payload } = req
  if (!(await perIpLimiter.tryConsume(payload, getClientIpKey(req)))) return
  if (!(await totalLimiter.tryConsume(payload, 'tous'))) return
  await recordEntry(payload, {
    action: 'connexionRefusee',
    actor: getActor(req) ?? { email: 'visiteur', adresse: getNetwork(req) },
    cible: describeAccount(account),
    details: `${raison.charAt(0).toUpperCase()}${raison.slice(1)}.`,
  })
}

/** Records in the journal that a session was ended by its owner. */
export async function logSignOut(req: PayloadRequest): Promise<void> {
  const actor = getActor(req)
  if (!actor) return
  await recordEntry(req.payload, {
    action: 'deconnexion',
    actor,
    cible: describeAccount(actor.email, actor.id),
  })
}

const describeAccount = (account: string, id?: string): Target => ({
  type: 'users',
  id,
  titre: `Compte ${toLoggedEmail(account)}`,
})

/** Logs and records a change of second factors. @param changement a sentence in French */
export async function logSecondFactorChange(
  req: PayloadRequest,
  { id, email }: { id: string; email: string },
  changement: string,
): Promise<void> {
  log.info({ ...toLogFields(req, email), changement }, 'Double authentification')
  await recordEntry(req.payload, {
    action: 'secondFacteur',
    actor: getActor(req),
    cible: describeAccount(email, id),
    details: changement,
  })
}

const toLogFields = ({ headers }: PayloadRequest, account: string) => ({
  compte: toLoggedEmail(account),
  adresse: anonymizeIp(headers.get(CLIENT_IP_HEADER) ?? 'unknown'),
})

/** Keeps a valid e-mail address only: other input may be a password typed in the wrong field. */
const toLoggedEmail = (account: string): string =>
  parseAccountEmail({ email: account }) ?? 'illisible'
