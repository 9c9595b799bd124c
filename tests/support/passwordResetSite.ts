import { randomInt } from 'node:crypto'
import { client, type Client } from './client'
import { openRecords, type Records } from './records'
import { startProduct, type Product } from './product'
import type { Setup } from './setups'
import { startSmtp, type ReceivedMail, type Smtp } from './smtp'

export type MessageBody = { message: string; errors?: { message: string; code: string }[] }

export type PasswordResetSite = Awaited<ReturnType<typeof startPasswordResetSite>>

/** Starts a product with its SMTP server, for password reset tests. */
export async function startPasswordResetSite(setup: Setup) {
  const smtp: Smtp = await startSmtp()
  // Each test uses its own address, since rate limits apply by address.
  const product: Product = await startProduct({
    setup,
    env: { SMTP_URL: smtp.url, TRUST_PROXY: '1' },
  })
  const records: Records = await openRecords({
    dataDir: product.dataDir,
    databaseUrl: product.mongo?.url,
  })
  const administrator: Client = await client(product.url).as('administrateur')
  const visitor = client(product.url)

  const linksTo = (email: string) => smtp.mails.filter(isResetMailFor(email))
  const ask = (email: unknown, from = createClientAddress()) =>
    visitor.post<MessageBody>('/api/users/forgot-password', { email }, { headers: from })

  return {
    smtp,
    product,
    records,
    administrator,
    visitor,
    ask,
    linksTo,
    reset: (token: unknown, password: unknown, headers: Record<string, string> = {}) =>
      visitor.post<MessageBody>(
        '/api/users/reset-password',
        { token, password },
        { headers: { ...createClientAddress(), ...headers } },
      ),
    signIn: (email: string, password: string, from = createClientAddress()) =>
      visitor.post<{ token: string }>('/api/users/login', { email, password }, { headers: from }),
    /** Requests a reset link and returns its token from the e-mail. */
    async mailedToken(email: string): Promise<string> {
      const known = linksTo(email).length
      await ask(email)
      await smtp.waitForMail((mail) => isResetMailFor(email)(mail) && linksTo(email).length > known)
      return extractToken(linksTo(email).at(-1) as ReceivedMail)
    },
    async stop() {
      await records.close()
      await product.stop()
      await smtp.stop()
    },
  }
}

/** Returns headers with a random client address. */
export const createClientAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

export const isResetMailFor =
  (email: string) =>
  ({ to, source }: ReceivedMail) =>
    to.includes(email) && source.includes('Subject: Choisir un nouveau mot de passe')

export const extractToken = async (mail: ReceivedMail): Promise<string> =>
  /\/nouveau-mot-de-passe#jeton=([\w-]{43})\s/.exec((await mail.parse()).text ?? '')?.[1] ?? ''
