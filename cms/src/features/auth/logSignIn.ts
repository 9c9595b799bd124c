import type { PayloadRequest } from 'payload'

import { anonymizeIp } from '../../lib/http/toIpPrefix'
import { log } from '../../lib/log'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { parseAccountEmail } from './passwordReset/parseAccountEmail'

export const logSignIn = (req: PayloadRequest, account: string): void =>
  log.info(toLogFields(req, account), 'Connexion')

/** @param raison in French, for the operator's log; never sent to the client */
export const logFailedSignIn = (req: PayloadRequest, account: string, raison: string): void =>
  log.info({ ...toLogFields(req, account), raison }, 'Connexion refusée')

/** @param changement in French, for the operator's log */
export const logSecondFactorChange = (
  req: PayloadRequest,
  account: string,
  changement: string,
): void => log.info({ ...toLogFields(req, account), changement }, 'Double authentification')

/** Logs a valid e-mail address only: other input may be a password typed in the wrong field. */
const toLogFields = ({ headers }: PayloadRequest, account: string) => ({
  compte: parseAccountEmail({ email: account }) ?? 'illisible',
  adresse: anonymizeIp(headers.get(CLIENT_IP_HEADER) ?? 'unknown'),
})
