import type { PayloadRequest } from 'payload'

import { shortenAddress } from '../limits/networkOf'
import { log } from '../log'
import { CLIENT_ADDRESS_HEADER } from '../server/clientAddress'
import { toAccountEmail } from './reset/toAccountEmail'

export const logSignIn = (req: PayloadRequest, account: string): void =>
  log.info(describe(req, account), 'Connexion')

/** @param raison in French, for the operator: the one who asks is not told */
export const logRefusedSignIn = (req: PayloadRequest, account: string, raison: string): void =>
  log.info({ ...describe(req, account), raison }, 'Connexion refusée')

/** What is no address may be a password in the wrong field. */
const describe = ({ headers }: PayloadRequest, account: string) => ({
  compte: toAccountEmail({ email: account }) ?? 'illisible',
  adresse: shortenAddress(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'),
})
