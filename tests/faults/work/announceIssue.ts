import { publishRegard } from '../../factories/regard'
import {
  findDeliveryErrors,
  isFinished,
  MAX_MISSED_BY_A_KILL,
  waitForAnnonce,
} from '../../support/campaigns'
import type { FaultSite } from '../faultSite'
import type { Work } from './repeat'

const FINISH_LIMIT_MS = 120_000

/** Announces an issue to all subscribers: each gets one e-mail, but those in flight at the fault. */
export async function announceIssue(site: FaultSite): Promise<Work> {
  const { smtp, subscribers, administrator } = site
  const { id } = await publishRegard(administrator())
  smtp.reset()
  const answer = await administrator().post(`/api/regards/${id}/annonce`)
  if (answer.status !== 202) throw new Error(`announcement: ${answer.status} ${answer.text}`)
  return {
    name: 'announcement',
    begun: smtp.waitForCount(1),
    stop: () => Promise.resolve(),
    async verify() {
      await waitForAnnonce(administrator(), id, isFinished, FINISH_LIMIT_MS)
      const sent = smtp.mails.filter(({ to }) =>
        to.some((address) => subscribers.includes(address)),
      )
      const { missed, twice } = findDeliveryErrors(sent, subscribers)
      return [
        ...(missed.length > MAX_MISSED_BY_A_KILL
          ? [`announcement: ${missed.length} got no e-mail`]
          : []),
        ...(twice.length > 0 ? [`announcement: ${twice.length} got several e-mails`] : []),
      ]
    },
  }
}
