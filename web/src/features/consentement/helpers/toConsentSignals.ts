import type { ConsentChoices } from './consentChoices'

type ConsentSignal = 'granted' | 'denied'

/** The four signals of Google Consent Mode v2 (specification, section 9). */
export function toConsentSignals({ audience, publicite }: ConsentChoices) {
  const advertising = toConsentSignal(publicite)
  return {
    analytics_storage: toConsentSignal(audience),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}

const toConsentSignal = (isAgreed: boolean): ConsentSignal => (isAgreed ? 'granted' : 'denied')
