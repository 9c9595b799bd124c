import { invalidToken } from '../../errors/houseErrors'
import { addressKey, createLimiter } from '../../limits/createLimiter'
import { confirm } from '../confirm'
import { formEndpoint } from './formEndpoint'

const byAddress = createLimiter({ name: 'lettre-confirmation', points: 60, durationSeconds: 60 })

/**
 * POST /api/newsletter/confirmation `{jeton}`: by POST only, as programs that look into mails follow
 * their links.
 */
export const confirmation = formEndpoint({
  name: 'confirmation',
  handle: async (req, { jeton }) => {
    await byAddress.consume(req.payload, addressKey(req))
    if (typeof jeton !== 'string') throw invalidToken()
    await confirm(req.payload, jeton)
    return 'confirmee'
  },
})
