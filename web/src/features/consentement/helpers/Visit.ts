import {
  acceptedCategory,
  getCookie,
  run,
  setCookieData,
  validConsent,
} from 'vanilla-cookieconsent'
import { logError } from '../../../lib/log'
import type { Mesure } from '../../../lib/mesure'
import { Banner } from '../banner/Banner'
import { texteVersion } from '../banner/texts'
import { toConfig } from '../banner/toConfig'
import { recordConsent, type Moyen } from '../queries/recordConsent'
import { purposesOf, type Choices } from './choices'
import { drawnPage } from './drawnPage'
import { Measurement } from './Measurement'
import { waitForBanner } from './waitForBanner'

/** How long leaving a page waits for the proof to be kept. */
const patienceMs = 2_000

/** What is kept in the visitor's cookie beside the choice. */
type Kept = {
  /** How it was made, as long as the server does not know of it. */
  aDeclarer: Moyen | null
}

/** One visit of the site: the banner, the choice that is made there, and the measuring that follows. */
export class Visit {
  /** Resolves once the banner is there, or need not be. */
  readonly isReady: Promise<void>
  private readonly measurement: Measurement
  private readonly banner = new Banner()
  private arrival: AbortController | undefined
  private hasChosen = false

  constructor(private readonly mesure: Mesure) {
    this.measurement = new Measurement(mesure)
    void run(
      toConfig(mesure, {
        root: this.banner.root,
        onModalReady: ({ modalName, modal }) => this.banner.dress(modalName, modal),
        onModalShow: ({ modalName }) => this.banner.announce(modalName),
        onFirstConsent: () => void this.takeChoice(),
        onChange: () => void this.takeChoice(),
      }),
    )
    this.isReady = waitForBanner(() => this.banner.isThere() || validConsent())
    void this.isReady.then(() => this.takeUp())
    document.addEventListener('visibilitychange', () => this.leaveIfWithdrawn())
  }

  /** Takes note of the page that is arrived on, once it is drawn. */
  arrive(): void {
    if (this.leaveIfWithdrawn()) return
    this.arrival?.abort()
    const arrival = new AbortController()
    this.arrival = arrival
    void drawnPage(arrival.signal).then((page) => {
      if (!arrival.signal.aborted) this.measurement.show(page)
    })
  }

  /**
   * Another tab may have taken the choice back, which the banner's code does not see: it reads the
   * cookie once. Nothing ends a foreign script but another page.
   */
  private leaveIfWithdrawn(): boolean {
    const kept = (getCookie('categories') as string[] | undefined) ?? []
    const isWithdrawn = purposesOf(this.mesure).some(
      (purpose) => acceptedCategory(purpose) && !kept.includes(purpose),
    )
    if (isWithdrawn) window.location.reload()
    return isWithdrawn
  }

  /** Goes on with a choice that was made before; what one that is over left behind is removed. */
  private takeUp(): void {
    if (this.hasChosen) return
    if (!validConsent()) {
      this.measurement.forget()
      return
    }
    this.measurement.apply(this.choices())
    const kept = getCookie('data') as Kept | null
    if (kept?.aDeclarer) void this.declare(kept.aDeclarer)
  }

  private async takeChoice(): Promise<void> {
    this.hasChosen = true
    const { moyen } = this.banner
    setCookieData({ value: { aDeclarer: moyen } satisfies Kept })
    const { mustLeave } = this.measurement.apply(this.choices())
    const declared = this.declare(moyen)
    if (!mustLeave) return
    await Promise.race([declared, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    window.location.reload()
  }

  /** What fails is tried again with the next page that is loaded. */
  private async declare(moyen: Moyen): Promise<void> {
    const choices = this.choices()
    const choix = Object.fromEntries(
      purposesOf(this.mesure).map((purpose) => [purpose, choices[purpose]]),
    )
    const chosenAt = getCookie('lastConsentTimestamp')
    try {
      const identifiant = getCookie('consentId')
      await recordConsent({ identifiant, version: texteVersion, moyen, choix })
      // A later choice, in this tab or in another one, has a proof of its own to come.
      if (getCookie('lastConsentTimestamp') === chosenAt) {
        setCookieData({ value: { aDeclarer: null } satisfies Kept })
      }
    } catch (error) {
      logError('La preuve du choix n’a pas été gardée\u00a0:', error)
    }
  }

  private choices(): Choices {
    return { audience: acceptedCategory('audience'), publicite: acceptedCategory('publicite') }
  }
}
