import type { Mesure } from '@web/domain/parametres/parametresQuery'
import { parseUrl } from '@web/lib/validation/parseUrl'
import { consentLifetimeDays, noConsent, getPurposes, type ConsentChoices } from './consentChoices'
import type { Purpose } from './consentTexts'
import type { PageMetadata } from './waitForPageMetadata'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Queues a command for Google's script, which processes it if it loads. */
const gtag: (...entry: unknown[]) => void = function () {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- the script takes nothing else for a command
  window.dataLayer.push(arguments)
}

/** Same lifetime as the choice itself. */
const cookieMaxAgeSeconds = consentLifetimeDays * 24 * 60 * 60

/** Google Analytics in basic mode: no request before consent, then data of accepted purposes. */
export class Analytics {
  private choices: ConsentChoices = noConsent
  private isLoaded = false
  private readonly configured = new Set<Purpose>()
  /** Last page that was sent, by purpose. */
  private readonly sentPages = new Map<Purpose, PageMetadata>()
  private page: PageMetadata | undefined
  private referrer = stripQuery(document.referrer)

  constructor(private readonly mesure: Mesure) {
    gtag('consent', 'default', toConsentSignals(noConsent))
  }

  /**
   * Applies a choice.
   * @returns `mustLeave`: the script runs for a withdrawn purpose until a reload
   */
  apply(choices: ConsentChoices): { mustLeave: boolean } {
    const withdrawn = [...this.configured].filter((purpose) => !choices[purpose])
    this.choices = choices
    for (const purpose of getPurposes(this.mesure)) {
      // Opt-out flag that Google's script checks before each request.
      Object.assign(window, { [`ga-disable-${this.mesure[purpose]}`]: !choices[purpose] })
    }
    gtag('consent', 'update', toConsentSignals(choices))
    gtag('set', {
      allow_google_signals: choices.publicite,
      allow_ad_personalization_signals: choices.publicite,
    })
    this.clearCookies((purpose) => !choices[purpose])
    if (withdrawn.length === 0) this.sendPageViews()
    return { mustLeave: withdrawn.length > 0 }
  }

  /** Deletes the analytics cookies of the purposes that match; of all by default. */
  clearCookies(isForgotten: (purpose: Purpose) => boolean = () => true): void {
    for (const purpose of ['audience', 'publicite'] as const) {
      if (isForgotten(purpose)) removeAnalyticsCookies(purpose)
    }
  }

  /** Sets the current page; undefined for a page that is not counted. */
  setPage(page: PageMetadata | undefined): void {
    if (this.page && page) this.referrer = this.page.location
    this.page = page
    this.sendPageViews()
  }

  /** Sends the current page view once for each accepted purpose. */
  private sendPageViews(): void {
    const { page } = this
    if (!page) return
    for (const purpose of getPurposes(this.mesure)) {
      if (!this.choices[purpose] || this.sentPages.get(purpose) === page) continue
      this.sentPages.set(purpose, page)
      // The script's automatic events use the same page metadata.
      gtag('set', {
        page_location: page.location,
        page_title: page.title,
        page_referrer: this.referrer,
      })
      this.configure(purpose)
      gtag('event', 'page_view', { send_to: this.mesure[purpose] })
    }
  }

  private configure(purpose: Purpose): void {
    if (this.configured.has(purpose)) return
    this.configured.add(purpose)
    if (!this.isLoaded) this.loadScript(purpose)
    gtag('config', this.mesure[purpose], {
      send_page_view: false,
      cookie_expires: cookieMaxAgeSeconds,
      cookie_update: false,
    })
  }

  private loadScript(purpose: Purpose): void {
    this.isLoaded = true
    gtag('js', new Date())
    const script = document.createElement('script')
    script.async = true
    script.src = `${this.mesure.serveur}/gtag/js?id=${this.mesure[purpose]}`
    document.head.append(script)
  }
}

/** The URL without query and hash, which may contain personal data. */
function stripQuery(address: string): string {
  const url = parseUrl(address)
  return url ? url.origin + url.pathname : ''
}

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

/** Cookies of Google's script, by purpose. */
const cookieNamePatterns: Record<Purpose, RegExp> = {
  audience: /^_(?:ga|gid|gat)/,
  publicite: /^_(?:gcl|gac)/,
}

/** Deletes a purpose's cookies on every parent domain: the script sets them on the highest. */
export function removeAnalyticsCookies(purpose: Purpose): void {
  const present = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of present.filter((candidate) => cookieNamePatterns[purpose].test(candidate))) {
    const gone = `${name}=; Path=/; Max-Age=0`
    document.cookie = gone
    for (const domain of getDomainLevels(location.hostname))
      document.cookie = `${gone}; Domain=${domain}`
  }
}

/** `www.a.fr`, `a.fr`, `fr`: browsers ignore public suffixes themselves. */
const getDomainLevels = (hostname: string): string[] =>
  hostname.split('.').map((_label, index, labels) => labels.slice(index).join('.'))
