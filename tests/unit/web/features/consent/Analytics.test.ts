import { expect, test } from 'vitest'
import { toConsentSignals } from '@web/features/consent/Analytics'

const all = (signal: string) => ({
  analytics_storage: signal,
  ad_storage: signal,
  ad_user_data: signal,
  ad_personalization: signal,
})

test.each([
  { audience: false, publicite: false, signals: all('denied') },
  { audience: true, publicite: true, signals: all('granted') },
  {
    audience: true,
    publicite: false,
    signals: { ...all('denied'), analytics_storage: 'granted' },
  },
  {
    audience: false,
    publicite: true,
    signals: { ...all('granted'), analytics_storage: 'denied' },
  },
])(
  'audience $audience, advertising $publicite: each signal follows its purpose',
  ({ signals, ...choices }) => {
    expect(toConsentSignals(choices)).toEqual(signals)
  },
)
