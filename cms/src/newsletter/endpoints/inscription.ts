import { addressKey, createLimiter } from '../../limits/createLimiter'
import { requireMails } from '../../mails'
import { queueDemande } from '../queueDemande'
import { readConsent } from '../readConsent'
import { toAddress } from '../toAddress'
import { formEndpoint } from './formEndpoint'

/** A family, or the members of a club around one table, behind one address. */
const byAddress = createLimiter({ name: 'lettre-adresse', points: 20, durationSeconds: 10 * 60 })

/**
 * POST /api/newsletter/inscription `{email}`. Whoever asks learns nothing of who is subscribed, by the
 * answer or by its time: all that is done here is to note the request, for a job that answers it by
 * mail. A request that a robot filled in goes the same way, to be dropped there.
 */
export const inscription = formEndpoint({
  name: 'inscription',
  status: 202,
  handle: async (req, fields) => {
    await byAddress.consume(req.payload, addressKey(req))
    requireMails()
    const email = toAddress(fields.email)
    await queueDemande(req.payload, {
      email,
      ...readConsent(fields),
      isTrapped: Boolean(fields.remarque),
    })
    return 'envoyee'
  },
})
