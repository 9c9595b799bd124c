import { client } from './client'
import { createClientAddress } from './session'
import type { Setup } from './setups'
import { shareEmailProduct } from './sharedProducts'
import type { ReceivedMail } from './smtp'

export type MessageBody = { message: string; errors?: { message: string; code: string }[] }

/** Returns a product with its SMTP server for tests of accounts, shared with other test files. */
export async function openPasswordResetSite(setup: Setup) {
  const { smtp, product, records } = await shareEmailProduct(setup)
  const visitor = client(product.url)
  const administrator = await visitor.as('administrateur')

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
  }
}

export const isResetMailFor =
  (email: string) =>
  ({ to, source }: ReceivedMail) =>
    to.includes(email) && source.includes('Subject: Choisir un nouveau mot de passe')

export const extractToken = async (mail: ReceivedMail): Promise<string> =>
  /\/nouveau-mot-de-passe#jeton=([\w-]{43})\s/.exec((await mail.parse()).text ?? '')?.[1] ?? ''
