import { makeAccount } from '../factories/account'
import { client, type Client } from './client'
import { startProduct } from './product'
import { openRecords } from './records'
import { createClientAddress, createClientWithHeaders, getSessionCookie } from './session'
import type { Account, Role } from './setups'
import { startSmtp } from './smtp'

export type SignInBody = {
  errors?: { message: string; code: string; data?: { methods?: string[] } }[]
  user?: { email: string }
  secondFactorSetupRequired?: boolean
}

export type Factors = {
  totp: { id: string } | null
  passkeys: { id: string; nom: string }[]
  recoveryCodesLeft: number
}

export type SecondFactorSite = Awaited<ReturnType<typeof startSecondFactorSite>>

type Credentials = Account & { code?: string }

/** Starts a product that wants a second factor of its administrateurs. */
export async function startSecondFactorSite() {
  const smtp = await startSmtp()
  const env = { SMTP_URL: smtp.url, TRUST_PROXY: '1', SECOND_FACTOR_REQUIRED: 'true' }
  const product = await startProduct({ setup: 'embedded', env })
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })

  /** Signs in from an address of its own, so that no other test’s attempts count. */
  const signIn = ({ email, password, code }: Credentials, headers = createClientAddress()) =>
    client(product.url).post<SignInBody>('/api/users/login', { email, password, code }, { headers })

  const withCookie = (headers: Headers) =>
    createClientWithHeaders(product.url, { cookie: getSessionCookie(headers) })

  const openSession = async (credentials: Credentials) => {
    const { status, headers, text } = await signIn(credentials)
    if (status !== 200) throw new Error(`The sign-in failed: ${status} ${text}`)
    return withCookie(headers)
  }

  return {
    smtp,
    product,
    records,
    visitor: client(product.url),
    signIn,
    /** Returns a client with the session cookie of a response. */
    withCookie,
    openSession,
    /** Creates an account and signs it in. */
    async makeSignedIn(administrator: Client, role: Role = 'editeur') {
      const account = await makeAccount(administrator, role)
      return { account, me: await openSession(account) }
    },
    async stop() {
      await records.close()
      await product.stop()
      await smtp.stop()
    },
  }
}
