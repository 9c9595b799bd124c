import type { Choices } from './choices'

type Signal = 'granted' | 'denied'

/** The four signals of Google Consent Mode v2 (specification, section 9). */
export function toSignals({ audience, publicite }: Choices) {
  const advertising = toSignal(publicite)
  return {
    analytics_storage: toSignal(audience),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}

const toSignal = (isAgreed: boolean): Signal => (isAgreed ? 'granted' : 'denied')
