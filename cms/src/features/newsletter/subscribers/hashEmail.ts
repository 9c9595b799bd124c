import { hmac } from '../../../lib/tokens/hmac'
import { normalizeEmail } from '../../../lib/normalizeEmail'

/**
 * Returns the HMAC of an e-mail address, stored where the address itself must not be; not
 * reversible.
 */
export const hashEmail = (email: string): string =>
  hmac('newsletter/empreinte', normalizeEmail(email))
