import { acceptCategory, hide, type ModalName } from 'vanilla-cookieconsent'
import type { ChoiceMethod } from '../queries/recordConsent'
import { injectBannerStyle } from './injectBannerStyle'
import { bannerTexts } from './bannerTexts'

/** Choice method of each `data-role` of the library's controls. */
const choiceMethods: Record<string, ChoiceMethod> = {
  all: 'tout-accepter',
  necessary: 'tout-refuser',
  save: 'choix',
}

/**
 * Root element of the library's dialogs, adapted for keyboard and screen reader: the banner comes
 * first in the document, takes no focus and does not trap it, as the page stays usable.
 */
export class ConsentBanner {
  readonly root = document.createElement('div')
  /** How the last choice was made. */
  choiceMethod: ChoiceMethod = 'choix'
  private readonly status = document.createElement('p')
  private modal: HTMLElement | undefined

  constructor() {
    injectBannerStyle()
    this.root.id = 'choix-des-cookies'
    this.status.setAttribute('role', 'status')
    this.root.append(this.status)
    document.body.prepend(this.root)
    // Capture phase: runs before the library's own listener.
    this.root.addEventListener('click', (event) => this.recordChoiceMethod(event), {
      capture: true,
    })
    document.addEventListener('keydown', (event) => this.handleEscape(event), { capture: true })
  }

  isRendered(): boolean {
    return this.modal !== undefined
  }

  /** Adapts each of the library's two dialogs before it is inserted into the document. */
  adaptModal(name: ModalName, modal: HTMLElement): void {
    if (name === 'preferencesModal') {
      // Expands the descriptions of the purposes, to be read before the choice.
      for (const title of modal.querySelectorAll<HTMLElement>('button.pm__section-title')) {
        title.click()
      }
      return
    }
    this.modal = modal
    modal.setAttribute('role', 'region')
    modal.removeAttribute('aria-modal')
    // Prevents the library from moving the focus to the banner.
    modal.firstElementChild?.removeAttribute('tabindex')
    modal.addEventListener('keydown', (event) => {
      // Prevents the library's focus trap in the banner; the preferences dialog keeps it.
      if (event.key === 'Tab' && isBannerOpen()) event.stopPropagation()
    })
    new ResizeObserver(() => {
      document.documentElement.style.setProperty('--bandeau', `${modal.offsetHeight}px`)
    }).observe(modal)
  }

  announceModal(name: ModalName): void {
    if (name === 'consentModal') this.status.textContent = bannerTexts.annonce
  }

  private recordChoiceMethod({ target }: Event): void {
    const control = target instanceof Element ? target.closest('button') : null
    const moyen = choiceMethods[control?.dataset.role ?? '']
    if (moyen) this.choiceMethod = moyen
    else if (control?.classList.contains('cm__btn--close')) this.choiceMethod = 'fermeture'
  }

  /** Closing the banner refuses consent; Escape closes it unless it has another meaning. */
  private handleEscape({ key, defaultPrevented }: KeyboardEvent): void {
    if (key !== 'Escape' || defaultPrevented || !isBannerOpen()) return
    const { activeElement } = document
    if (activeElement !== document.body && !this.modal?.contains(activeElement)) return
    this.choiceMethod = 'fermeture'
    hide()
    acceptCategory([])
  }
}

/**
 * Whether the banner is visible without the preferences dialog, by the library's classes on
 * `<html>`.
 */
function isBannerOpen(): boolean {
  const { classList } = document.documentElement
  return classList.contains('show--consent') && !classList.contains('show--preferences')
}
