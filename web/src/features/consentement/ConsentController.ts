import {
  acceptedCategory,
  getCookie,
  run,
  setCookieData,
  validConsent,
} from 'vanilla-cookieconsent'
import { logError } from '../../lib/browser/logError'
import type { Mesure } from '../../domain/parametres/Mesure'
import { ConsentBanner } from './banner/ConsentBanner'
import { textVersion } from './banner/bannerTexts'
import { toCookieConsentConfig } from './banner/toCookieConsentConfig'
import { recordConsent, type ChoiceMethod } from './queries/recordConsent'
import { getPurposes, type ConsentChoices } from './helpers/consentChoices'
import { waitForPageMetadata } from './helpers/waitForPageMetadata'
import { Analytics } from './helpers/Analytics'
import { waitForBanner } from './helpers/waitForBanner'

/** How long leaving a page waits for the proof to be kept. */
const proofTimeoutMs = 2_000

/** What is kept in the visitor's cookie beside the choice. */
type StoredConsentData = {
  /** How it was made, as long as the server does not know of it. */
  aDeclarer: ChoiceMethod | null
}

/** One visit of the site: the banner, the choice that is made there, and the measuring that follows. */
export class ConsentController {
  /** Resolves once the banner is there, or need not be. */
  readonly isReady: Promise<void>
  private readonly analytics: Analytics
  private readonly banner = new ConsentBanner()
  private pendingPageView: AbortController | undefined
  private hasChosen = false

  constructor(private readonly mesure: Mesure) {
    this.analytics = new Analytics(mesure)
    void run(
      toCookieConsentConfig(mesure, {
        root: this.banner.root,
        onModalReady: ({ modalName, modal }) => this.banner.adaptModal(modalName, modal),
        onModalShow: ({ modalName }) => this.banner.announceModal(modalName),
        onFirstConsent: () => void this.handleChoice(),
        onChange: () => void this.handleChoice(),
      }),
    )
    this.isReady = waitForBanner(() => this.banner.isRendered() || validConsent())
    void this.isReady.then(() => this.restoreChoice())
    document.addEventListener('visibilitychange', () => this.reloadIfWithdrawn())
  }

  /** Takes note of the page that is arrived on, once it is drawn. */
  handlePageView(): void {
    if (this.reloadIfWithdrawn()) return
    this.pendingPageView?.abort()
    const arrival = new AbortController()
    this.pendingPageView = arrival
    void waitForPageMetadata(arrival.signal).then((page) => {
      if (!arrival.signal.aborted) this.analytics.setPage(page)
    })
  }

  /**
   * Another tab may have taken the choice back, which the banner's code does not see: it reads the
   * cookie once. Nothing ends a foreign script but another page.
   */
  private reloadIfWithdrawn(): boolean {
    const kept = (getCookie('categories') as string[] | undefined) ?? []
    const isWithdrawn = getPurposes(this.mesure).some(
      (purpose) => acceptedCategory(purpose) && !kept.includes(purpose),
    )
    if (isWithdrawn) window.location.reload()
    return isWithdrawn
  }

  /** Goes on with a choice that was made before; what one that is over left behind is removed. */
  private restoreChoice(): void {
    if (this.hasChosen) return
    if (!validConsent()) {
      this.analytics.clearCookies()
      return
    }
    this.analytics.apply(this.choices())
    const kept = getCookie('data') as StoredConsentData | null
    if (kept?.aDeclarer) void this.submitProof(kept.aDeclarer)
  }

  private async handleChoice(): Promise<void> {
    this.hasChosen = true
    const { choiceMethod } = this.banner
    setCookieData({ value: { aDeclarer: choiceMethod } satisfies StoredConsentData })
    const { mustLeave } = this.analytics.apply(this.choices())
    const declared = this.submitProof(choiceMethod)
    if (!mustLeave) return
    await Promise.race([declared, new Promise((resolve) => setTimeout(resolve, proofTimeoutMs))])
    window.location.reload()
  }

  /** What fails is tried again with the next page that is loaded. */
  private async submitProof(moyen: ChoiceMethod): Promise<void> {
    const getChoices = this.choices()
    const choix = Object.fromEntries(
      getPurposes(this.mesure).map((purpose) => [purpose, getChoices[purpose]]),
    )
    const chosenAt = getCookie('lastConsentTimestamp')
    try {
      const identifiant = getCookie('consentId')
      await recordConsent({ identifiant, version: textVersion, moyen, choix })
      // A later choice, in this tab or in another one, has a proof of its own to come.
      if (getCookie('lastConsentTimestamp') === chosenAt) {
        setCookieData({ value: { aDeclarer: null } satisfies StoredConsentData })
      }
    } catch (error) {
      logError('La preuve du choix n’a pas été gardée\u00a0:', error)
    }
  }

  private choices(): ConsentChoices {
    return { audience: acceptedCategory('audience'), publicite: acceptedCategory('publicite') }
  }
}
