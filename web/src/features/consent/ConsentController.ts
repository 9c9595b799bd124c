import type { Mesure } from '@web/domain/parametres/parametresQuery'
import { api } from '@web/lib/api/api'
import { logError } from '@web/lib/browser/logError'
import { Store, type ReadableStore } from '@web/lib/browser/Store'
import { Analytics } from './Analytics'
import {
  getPurposes,
  noConsent,
  readConsent,
  readPendingConsent,
  toChoices,
  toRevision,
  writePendingConsent,
  type ChoiceMethod,
  type ConsentChoices,
  type PendingConsent,
} from './consentChoices'
import { textVersion, type Purpose } from './consentTexts'
import { waitForPageMetadata } from './waitForPageMetadata'

/** Maximum wait for the proof to be stored before a reload, in milliseconds. */
const proofTimeoutMs = 2_000

export type ConsentView = {
  /** Set once the components are in the document. */
  isRendered: boolean
  isBannerOpen: boolean
  arePreferencesOpen: boolean
}

/** Connects the consent banner, the visitor's choice and analytics, once per document. */
export class ConsentController {
  readonly purposes: Purpose[]
  /** Resolves once the components are in the document. */
  readonly isReady: Promise<void>
  private resolveReady = () => {}
  private readonly viewStore: Store<ConsentView>
  readonly view: ReadableStore<ConsentView>
  private readonly analytics: Analytics
  private pendingPageView: AbortController | undefined
  /** The choice in effect in this document. */
  private choices: ConsentChoices = noConsent
  private hasChosen = false

  constructor(mesure: Mesure) {
    this.analytics = new Analytics(mesure)
    this.purposes = getPurposes(mesure)
    const isBannerOpen = readConsent()?.revision !== toRevision(this.purposes)
    this.viewStore = new Store({ isRendered: false, isBannerOpen, arePreferencesOpen: false })
    this.view = this.viewStore
    this.isReady = new Promise((resolve) => (this.resolveReady = resolve))
    void this.isReady.then(() => this.restoreChoice())
    document.addEventListener('visibilitychange', () => this.reloadIfWithdrawn())
  }

  update(change: Partial<ConsentView>): void {
    const view = { ...this.view.get(), ...change }
    if (view.isRendered) this.resolveReady()
    this.viewStore.set(view)
  }

  /** The choice in effect, with which the preferences start. */
  getChoices(): ConsentChoices {
    return this.choices
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

  /** Stores and applies a choice, and closes banner and preferences. */
  async choose(choices: ConsentChoices, moyen: ChoiceMethod): Promise<void> {
    const consentId = readConsent()?.consentId
    const pending = {
      categories: ['necessaires', ...this.purposes.filter((purpose) => choices[purpose])],
      revision: toRevision(this.purposes),
      ...(consentId && { consentId }),
      moyen,
    }
    this.hasChosen = true
    this.choices = choices
    writePendingConsent(pending)
    this.update({ isBannerOpen: false, arePreferencesOpen: false })
    const { mustLeave } = this.analytics.apply(choices)
    const declared = this.submitProof(pending)
    if (!mustLeave) return
    await Promise.race([declared, new Promise((resolve) => setTimeout(resolve, proofTimeoutMs))])
    window.location.reload()
  }

  /** Reloads the page when another tab has withdrawn a consent: nothing else stops scripts. */
  private reloadIfWithdrawn(): boolean {
    const stored = toChoices(readConsent())
    const isWithdrawn = this.purposes.some((purpose) => this.choices[purpose] && !stored[purpose])
    if (isWithdrawn) window.location.reload()
    return isWithdrawn
  }

  /** Applies a stored choice; after an expired one, deletes the analytics cookies. */
  private restoreChoice(): void {
    if (this.hasChosen) return
    if (this.view.get().isBannerOpen) {
      this.analytics.clearCookies()
      return
    }
    this.choices = toChoices(readConsent())
    this.analytics.apply(this.choices)
    const pending = readPendingConsent()
    if (pending) void this.submitProof(pending)
  }

  /** Sends a choice; the answer sets the cookie. A failure is retried at the next page load. */
  private async submitProof(pending: Omit<PendingConsent, 'replaced'>): Promise<void> {
    const { consentId: identifiant, moyen } = pending
    const choices = toChoices(pending)
    const choix = Object.fromEntries(this.purposes.map((purpose) => [purpose, choices[purpose]]))
    try {
      await recordConsent({ identifiant, version: textVersion, moyen, choix })
    } catch (error) {
      logError('La preuve du choix n’a pas été gardée\u00a0:', error)
    }
  }
}

type ConsentProof = {
  /** Id in the cookie of an earlier choice; the server makes it for the first. */
  identifiant: string | undefined
  version: number
  moyen: ChoiceMethod
  choix: Partial<ConsentChoices>
}

/**
 * Sends the proof of a choice; the answer sets the consent cookie. `keepalive`: the request
 * survives leaving the page.
 * @throws ApiError
 */
function recordConsent(proof: ConsentProof): Promise<unknown> {
  return api('/consentement', { method: 'POST', body: proof, keepalive: true })
}
