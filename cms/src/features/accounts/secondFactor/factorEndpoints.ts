import {
  passkeyRenaming,
  type Factors,
  type SecondFactor,
} from '@regards/contract/schemas/accounts'
import type { Payload, PayloadRequest } from 'payload'

import { byId, deleteRows, findFields, updateRow } from '../../../infrastructure/database/rows'
import { env } from '../../../lib/env'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson, noStoreEmpty } from '../../../lib/http/cacheControl'
import type { Facteur, User } from '../../../payload-types'
import { confirmPassword } from '../passwords/currentPassword'
import {
  findFactors,
  isUnusedCode,
  isSecondFactor,
  hasSecondFactor,
  removeSecondFactors,
} from '../records/factors'
import { readBody, logSecondFactorChange } from '../requests/accountRequest'
import { requireReauthentication } from '../sessions/reauthentication'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes'
import { accountsEndpoint, administratorsEndpoint, type Account } from '../../../access/roles'
import { withLock } from '../../../infrastructure/locks/withLock'
import {
  changes,
  notifySecondFactorChange,
  type SecondFactorChange,
} from '../notifications/accountChange'
import { endSessions } from '../records/sessions'

/** Lists the second factors of an account, for its owner and for administrateurs. */
async function describeFactors(payload: Payload, userId: string): Promise<Factors> {
  const factors = await findFactors(payload, userId)
  const totp = factors.find(({ type }) => type === 'totp')
  return {
    totp: totp ? summarize(totp) : null,
    passkeys: factors
      .filter(({ type }) => type === 'cleAcces')
      .map((factor) => ({ ...summarize(factor), nom: factor.nom ?? '' })),
    recoveryCodesLeft: factors.filter(isUnusedCode).length,
  }
}

const summarize = ({ id, createdAt, derniereUtilisation }: Facteur) => ({
  id,
  createdAt,
  lastUsedAt: derniereUtilisation ?? null,
})

/** The second factors of one's own account, and whether it must have one (`isRequired`). */
const statusEndpoint = accountsEndpoint('get', '/second-factor', async (req, { id, role }) => {
  const isRequired = env.isSecondFactorRequired && role === 'administrateur'
  const factors = await describeFactors(req.payload, id)
  return noStoreJson({ isRequired, ...factors } satisfies SecondFactor)
})

/** Removes the authenticator app or a passkey; with the last one, the recovery codes too. */
const removeEndpoint = accountsEndpoint(
  'delete',
  '/second-factor/:factor',
  async (req, account) => {
    await confirmPassword(req, account)
    const factor = await changeFactors(req.payload, account.id, () => remove(req, account))
    await concludeChange(req, account, factor.type === 'totp' ? 'totpRemoved' : 'passkeyRemoved')
    return noStoreEmpty()
  },
)

async function remove(req: PayloadRequest, account: Account) {
  const { factor, others } = await findOwnFactor(req, account)
  const isLast = others.length === 0
  if (isLast && env.isSecondFactorRequired && account.role === 'administrateur') {
    throw apiError('last-second-factor')
  }
  await deleteRows(req.payload, 'facteurs', byId(factor.id))
  if (isLast) await deleteRecoveryCodes(req.payload, account.id)
  return factor
}

const renameEndpoint = accountsEndpoint('patch', '/second-factor/:factor', async (req, account) => {
  const data = await readBody(req, passkeyRenaming)
  const { factor } = await findOwnFactor(req, account)
  await updateRow(req.payload, 'facteurs', byId(factor.id), data)
  return noStoreEmpty()
})

async function findOwnFactor({ payload, routeParams }: PayloadRequest, { id }: Account) {
  const factors = (await findFactors(payload, id)).filter(isSecondFactor)
  const factor = factors.find((each) => each.id === routeParams?.factor)
  if (!factor) throw apiError('not-found', 'Ce moyen de connexion n’existe pas.')
  return { factor, others: factors.filter((each) => each !== factor) }
}

/** Replaces the recovery codes: `{recoveryCodes}`, shown once. */
const recoveryCodesEndpoint = accountsEndpoint(
  'post',
  '/second-factor/recovery-codes',
  async (req, account) => {
    await confirmPassword(req, account)
    const recoveryCodes = await changeFactors(req.payload, account.id, async () => {
      if (!(await hasSecondFactor(req.payload, account.id)))
        throw apiError('not-found', 'Le second facteur n’existe pas.')
      return replaceRecoveryCodes(req.payload, account.id)
    })
    await concludeChange(req, account, 'codesReplaced')
    return noStoreJson({ recoveryCodes })
  },
)

/** The second factors of an account, for administrateurs. */
const readOfAccountEndpoint = administratorsEndpoint('get', '/:id/second-factor', async (req) => {
  const { id } = await findAccount(req)
  return noStoreJson(await describeFactors(req.payload, id))
})

/** Removes all second factors of another account, whose owner lost them, and ends its sessions. */
const removeAllEndpoint = administratorsEndpoint('delete', '/:id/second-factor', async (req) => {
  const account = await findAccount(req)
  if (account.id === req.user?.id) throw apiError('own-account')
  await requireReauthentication(req)
  await removeSecondFactors(req.payload, account.id)
  await concludeChange(req, account, 'removedByAdministrateur')
  return noStoreEmpty()
})

/** @throws ApiError 404 for an account that does not exist */
async function findAccount(req: PayloadRequest): Promise<Pick<User, 'id' | 'email'>> {
  const account = await findFields(req.payload, 'users', byId(req.routeParams?.id), 'email')
  if (!account) throw apiError('not-found', 'Ce compte n’existe pas.')
  return { id: account.id, email: account.email }
}

/** Endpoints of the second factors that an account has, below /api/users. */
export const factorEndpoints = [
  statusEndpoint,
  recoveryCodesEndpoint,
  removeEndpoint,
  renameEndpoint,
  readOfAccountEndpoint,
  removeAllEndpoint,
]

/** Changes the factors of an account one at a time: a removal knows whether it is the last. */
const changeFactors = <T>(payload: Payload, userId: string, change: () => Promise<T>): Promise<T> =>
  withLock(payload, `facteurs/${userId}`, change)

/** Adds a factor to an account. @returns recovery codes with the first one, else null */
export const addFactor = (
  payload: Payload,
  userId: string,
  add: () => Promise<void>,
): Promise<string[] | null> =>
  changeFactors(payload, userId, async () => {
    const isFirst = !(await hasSecondFactor(payload, userId))
    await add()
    return isFirst ? replaceRecoveryCodes(payload, userId) : null
  })

/** Ends the account's sessions but `sessionId` after a change of factors, and tells its owner. */
export async function concludeChange(
  req: PayloadRequest,
  account: { id: string; email: string; sessionId?: string | undefined },
  change: SecondFactorChange,
): Promise<void> {
  await endSessions(req.payload, account.id, account.sessionId)
  await logSecondFactorChange(req, account, changes[change])
  await notifySecondFactorChange(req.payload, account.email, change)
}
