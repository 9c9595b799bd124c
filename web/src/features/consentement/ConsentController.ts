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

/** Maximum wait for the proof to be stored before a reload, in milliseconds. */
const proofTimeoutMs = 2_000

/** Custom data in the consent cookie. */
type StoredConsentData = {
  /** How the choice was made; null once the server has stored the proof. */
  aDeclarer: ChoiceMethod | null
}

/** Connects the consent banner, the visitor's choice and analytics, once per document. */
export class ConsentController {
  /** Resolves once the banner is rendered or not needed. */
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

  /** Counts a page view once the page is rendered. */
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
   * Reloads the page when another tab has withdrawn a consent, which the library misses because it
   * reads the cookie only once. Only a reload reliably stops third-party scripts.
   */
  private reloadIfWithdrawn(): boolean {
    const kept = (getCookie('categories') as string[] | undefined) ?? []
    const isWithdrawn = getPurposes(this.mesure).some(
      (purpose) => acceptedCategory(purpose) && !kept.includes(purpose),
    )
    if (isWithdrawn) window.location.reload()
    return isWithdrawn
  }

  /** Applies a stored choice; after an expired one, deletes the analytics cookies. */
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

  /** Sends the proof; a failure is retried on the next page load. */
  private async submitProof(moyen: ChoiceMethod): Promise<void> {
    const getChoices = this.choices()
    const choix = Object.fromEntries(
      getPurposes(this.mesure).map((purpose) => [purpose, getChoices[purpose]]),
    )
    const chosenAt = getCookie('lastConsentTimestamp')
    try {
      const identifiant = getCookie('consentId')
      await recordConsent({ identifiant, version: textVersion, moyen, choix })
      // A later choice, in this or another tab, sends its own proof.
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
