import { acceptCategory, hide, type ModalName } from 'vanilla-cookieconsent'
import type { ChoiceMethod } from '../queries/recordConsent'
import { injectBannerStyle } from './injectBannerStyle'
import { bannerTexts } from './bannerTexts'

/** What a control of the library stands for. */
const choiceMethods: Record<string, ChoiceMethod> = {
  all: 'tout-accepter',
  necessary: 'tout-refuser',
  save: 'choix',
}

/**
 * Where the library draws, made to suit those who use no mouse: the banner is the first thing of the
 * document, takes no focus from anybody and holds none back, as it leaves the page to be read.
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
    // Before the library itself hears of it.
    this.root.addEventListener('click', (event) => this.recordChoiceMethod(event), {
      capture: true,
    })
    document.addEventListener('keydown', (event) => this.handleEscape(event), { capture: true })
  }

  isRendered(): boolean {
    return this.modal !== undefined
  }

  /** Called with each of the library's two windows, before it stands in the document. */
  adaptModal(name: ModalName, modal: HTMLElement): void {
    if (name === 'preferencesModal') {
      // What is asked for is read before it is answered.
      for (const title of modal.querySelectorAll<HTMLElement>('button.pm__section-title')) {
        title.click()
      }
      return
    }
    this.modal = modal
    modal.setAttribute('role', 'region')
    modal.removeAttribute('aria-modal')
    // The library would give it the focus, wherever that is.
    modal.firstElementChild?.removeAttribute('tabindex')
    modal.addEventListener('keydown', (event) => {
      // Or keep the Tab key inside; which is right for the other window.
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

  /** Closing the banner is refusing; Escape means it where it means nothing else. */
  private handleEscape({ key, defaultPrevented }: KeyboardEvent): void {
    if (key !== 'Escape' || defaultPrevented || !isBannerOpen()) return
    const { activeElement } = document
    if (activeElement !== document.body && !this.modal?.contains(activeElement)) return
    this.choiceMethod = 'fermeture'
    hide()
    acceptCategory([])
  }
}

/** Whether the banner is shown, with nothing above it: the library says so on the document. */
function isBannerOpen(): boolean {
  const { classList } = document.documentElement
  return classList.contains('show--consent') && !classList.contains('show--preferences')
}
