import base from 'vanilla-cookieconsent/dist/css-components/base.css?inline'
import consentModal from 'vanilla-cookieconsent/dist/css-components/consent-modal.css?inline'
import preferencesModal from 'vanilla-cookieconsent/dist/css-components/preferences-modal.css?inline'
import { bannerStyle } from './bannerStyle'

/** Adds the banner's style sheet to the document; loaded with the banner's chunk. */
export function injectBannerStyle(): void {
  const element = document.createElement('style')
  element.textContent = [base, consentModal, preferencesModal, bannerStyle].join('\n')
  document.head.append(element)
}
