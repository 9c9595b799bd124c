import { hmac } from '../../../lib/tokens/hmac'
import { normalizeEmail } from './normalizeEmail'

/** What stands for an address where the address itself is not kept: it cannot be read back from it. */
export const hashEmail = (email: string): string =>
  hmac('newsletter/empreinte', normalizeEmail(email))
