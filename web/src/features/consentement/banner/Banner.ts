import { acceptCategory, hide, type ModalName } from 'vanilla-cookieconsent'
import type { Moyen } from '../queries/recordConsent'
import { addStyle } from './addStyle'
import { texts } from './texts'

/** What a control of the library stands for. */
const moyens: Record<string, Moyen> = {
  all: 'tout-accepter',
  necessary: 'tout-refuser',
  save: 'choix',
}

/**
 * Where the library draws, made to suit those who use no mouse: the banner is the first thing of the
 * document, takes no focus from anybody and holds none back, as it leaves the page to be read.
 */
export class Banner {
  readonly root = document.createElement('div')
  /** How the last choice was made. */
  moyen: Moyen = 'choix'
  private readonly status = document.createElement('p')
  private modal: HTMLElement | undefined

  constructor() {
    addStyle()
    this.root.id = 'choix-des-cookies'
    this.status.setAttribute('role', 'status')
    this.root.append(this.status)
    document.body.prepend(this.root)
    // Before the library itself hears of it.
    this.root.addEventListener('click', (event) => this.noteControl(event), { capture: true })
    document.addEventListener('keydown', (event) => this.handleEscape(event), { capture: true })
  }

  isThere(): boolean {
    return this.modal !== undefined
  }

  /** Called with each of the library's two windows, before it stands in the document. */
  dress(name: ModalName, modal: HTMLElement): void {
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
      if (event.key === 'Tab' && isAsking()) event.stopPropagation()
    })
    new ResizeObserver(() => {
      document.documentElement.style.setProperty('--bandeau', `${modal.offsetHeight}px`)
    }).observe(modal)
  }

  announce(name: ModalName): void {
    if (name === 'consentModal') this.status.textContent = texts.annonce
  }

  private noteControl({ target }: Event): void {
    const control = target instanceof Element ? target.closest('button') : null
    const moyen = moyens[control?.dataset.role ?? '']
    if (moyen) this.moyen = moyen
    else if (control?.classList.contains('cm__btn--close')) this.moyen = 'fermeture'
  }

  /** Closing the banner is refusing; Escape means it where it means nothing else. */
  private handleEscape({ key, defaultPrevented }: KeyboardEvent): void {
    if (key !== 'Escape' || defaultPrevented || !isAsking()) return
    const { activeElement } = document
    if (activeElement !== document.body && !this.modal?.contains(activeElement)) return
    this.moyen = 'fermeture'
    hide()
    acceptCategory([])
  }
}

/** Whether the banner is shown, with nothing above it: the library says so on the document. */
function isAsking(): boolean {
  const { classList } = document.documentElement
  return classList.contains('show--consent') && !classList.contains('show--preferences')
}
