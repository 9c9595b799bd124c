import { Button } from '../../../ui/Button'
import type { ConsentController } from '../ConsentController'
import { fullConsent, noConsent } from '../helpers/consentChoices'
import { consentTexts } from '../helpers/consentTexts'

/** Accepts or rejects every purpose, by buttons of the same look (CNIL). */
export function AcceptAndRejectButtons({ controller }: { controller: ConsentController }) {
  return (
    <>
      <Button type="button" onClick={() => void controller.choose(fullConsent, 'tout-accepter')}>
        {consentTexts.toutAccepter}
      </Button>
      <Button type="button" onClick={() => void controller.choose(noConsent, 'tout-refuser')}>
        {consentTexts.toutRefuser}
      </Button>
    </>
  )
}
