import type { Mesure } from '../../../lib/mesure'
import { nothing, purposesOf, type Choices, type Purpose } from './choices'
import type { DrawnPage } from './drawnPage'
import { gtag } from './gtag'
import { removeCookies } from './removeCookies'
import { toSignals } from './toSignals'

/** As long as the choice itself is kept. */
const cookieSeconds = 182 * 24 * 60 * 60

/**
 * Google's measuring in its basic mode: until a visitor agrees to a purpose, nothing is asked of
 * another site, and what is agreed to is all that is told.
 */
export class Measurement {
  private choices: Choices = nothing
  private isLoaded = false
  private readonly configured = new Set<Purpose>()
  /** The page that was told last, for each purpose. */
  private readonly told = new Map<Purpose, DrawnPage>()
  private page: DrawnPage | undefined
  private referrer = withoutQuery(document.referrer)

  constructor(private readonly mesure: Mesure) {
    gtag('consent', 'default', toSignals(nothing))
  }

  /**
   * Applies what the visitor chose, from now on.
   * @returns whether the script goes on in the page although something that it did is agreed to no
   *   more: nothing but another page ends it for certain
   */
  apply(choices: Choices): { mustLeave: boolean } {
    const withdrawn = [...this.configured].filter((purpose) => !choices[purpose])
    this.choices = choices
    for (const purpose of purposesOf(this.mesure)) {
      // What Google's script looks at before it sends anything.
      Object.assign(window, { [`ga-disable-${this.mesure[purpose]}`]: !choices[purpose] })
    }
    gtag('consent', 'update', toSignals(choices))
    gtag('set', {
      allow_google_signals: choices.publicite,
      allow_ad_personalization_signals: choices.publicite,
    })
    this.forget((purpose) => !choices[purpose])
    if (withdrawn.length === 0) this.tell()
    return { mustLeave: withdrawn.length > 0 }
  }

  /** Removes what measuring left in the browser, for some purposes or for all. */
  forget(isForgotten: (purpose: Purpose) => boolean = () => true): void {
    for (const purpose of ['audience', 'publicite'] as const) {
      if (isForgotten(purpose)) removeCookies(purpose)
    }
  }

  /** Takes note of the page that one is on; undefined for one that is not counted. */
  show(page: DrawnPage | undefined): void {
    if (this.page && page) this.referrer = this.page.location
    this.page = page
    this.tell()
  }

  /** Tells of the page once to each purpose that is agreed to. */
  private tell(): void {
    const { page } = this
    if (!page) return
    for (const purpose of purposesOf(this.mesure)) {
      if (!this.choices[purpose] || this.told.get(purpose) === page) continue
      this.told.set(purpose, page)
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
    if (!this.isLoaded) this.load(purpose)
    gtag('config', this.mesure[purpose], {
      send_page_view: false,
      cookie_expires: cookieSeconds,
      cookie_update: false,
    })
  }

  private load(purpose: Purpose): void {
    this.isLoaded = true
    gtag('js', new Date())
    const script = document.createElement('script')
    script.async = true
    script.src = `${this.mesure.serveur}/gtag/js?id=${this.mesure[purpose]}`
    document.head.append(script)
  }
}

/** An address without what was behind it, which may be for one reader alone. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
