import type { Mesure } from '../../../domain/parametres/Mesure'
import { noConsent, getPurposes, type ConsentChoices, type Purpose } from './consentChoices'
import type { PageMetadata } from './waitForPageMetadata'
import { gtag } from './gtag'
import { removeAnalyticsCookies } from './removeAnalyticsCookies'
import { toConsentSignals } from './toConsentSignals'

/** As long as the choice itself is kept. */
const cookieMaxAgeSeconds = 182 * 24 * 60 * 60

/**
 * Google's measuring in its basic mode: until a visitor agrees to a purpose, nothing is asked of
 * another site, and what is agreed to is all that is told.
 */
export class Analytics {
  private choices: ConsentChoices = noConsent
  private isLoaded = false
  private readonly configured = new Set<Purpose>()
  /** The page that was told last, for each purpose. */
  private readonly sentPages = new Map<Purpose, PageMetadata>()
  private page: PageMetadata | undefined
  private referrer = stripQuery(document.referrer)

  constructor(private readonly mesure: Mesure) {
    gtag('consent', 'default', toConsentSignals(noConsent))
  }

  /**
   * Applies what the visitor chose, from now on.
   * @returns whether the script goes on in the page although something that it did is agreed to no
   *   more: nothing but another page ends it for certain
   */
  apply(choices: ConsentChoices): { mustLeave: boolean } {
    const withdrawn = [...this.configured].filter((purpose) => !choices[purpose])
    this.choices = choices
    for (const purpose of getPurposes(this.mesure)) {
      // What Google's script looks at before it sends anything.
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

  /** Removes what measuring left in the browser, for some purposes or for all. */
  clearCookies(isForgotten: (purpose: Purpose) => boolean = () => true): void {
    for (const purpose of ['audience', 'publicite'] as const) {
      if (isForgotten(purpose)) removeAnalyticsCookies(purpose)
    }
  }

  /** Takes note of the page that one is on; undefined for one that is not counted. */
  setPage(page: PageMetadata | undefined): void {
    if (this.page && page) this.referrer = this.page.location
    this.page = page
    this.sendPageViews()
  }

  /** Tells of the page once to each purpose that is agreed to. */
  private sendPageViews(): void {
    const { page } = this
    if (!page) return
    for (const purpose of getPurposes(this.mesure)) {
      if (!this.choices[purpose] || this.sentPages.get(purpose) === page) continue
      this.sentPages.set(purpose, page)
      // What the script sends by itself names the page as we do.
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

/** An address without what was behind it, which may be for one reader alone. */
function stripQuery(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
