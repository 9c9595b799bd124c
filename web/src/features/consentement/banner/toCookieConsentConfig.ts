import type { CookieConsentConfig } from 'vanilla-cookieconsent'
import type { Mesure } from '../../../domain/parametres/Mesure'
import { getPurposes, type Purpose } from '../helpers/consentChoices'
import {
  purposeSections,
  preferencesIntro,
  necessarySection,
  privacyPolicyLink,
  textVersion,
  bannerTexts,
  formatRequest,
} from './bannerTexts'

const retentionDays = 182

const purposeBits: Record<Purpose, number> = { audience: 1, publicite: 2 }

/**
 * Revision of the consent, from the text version and the purposes: a different one asks visitors
 * again.
 */
export const toRevision = (purposes: Purpose[]): number =>
  textVersion * 4 + purposes.reduce((sum, purpose) => sum + purposeBits[purpose], 0)

type ConfigHandlers = Pick<
  CookieConsentConfig,
  'root' | 'onModalReady' | 'onModalShow' | 'onFirstConsent' | 'onChange'
>

/** The library's configuration for the configured purposes; all are refused by default. */
export function toCookieConsentConfig(mesure: Mesure, parts: ConfigHandlers): CookieConsentConfig {
  const purposes = getPurposes(mesure)
  return {
    ...parts,
    revision: toRevision(purposes),
    // Automated browsers get the banner too: no tracking before consent.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: 'consentement', expiresAfterDays: retentionDays },
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom right', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessaires: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposes.map((purpose) => [purpose, {}])),
    },
    language: {
      default: 'fr',
      translations: {
        fr: {
          consentModal: {
            title: bannerTexts.titre,
            description: formatRequest(purposes),
            acceptAllBtn: bannerTexts.toutAccepter,
            acceptNecessaryBtn: bannerTexts.toutRefuser,
            showPreferencesBtn: bannerTexts.personnaliser,
            closeIconLabel: bannerTexts.fermerEtRefuser,
            footer: privacyPolicyLink,
          },
          preferencesModal: {
            title: bannerTexts.preferences,
            acceptAllBtn: bannerTexts.toutAccepter,
            acceptNecessaryBtn: bannerTexts.toutRefuser,
            savePreferencesBtn: bannerTexts.enregistrer,
            closeIconLabel: bannerTexts.fermer,
            sections: [
              { description: preferencesIntro },
              { ...necessarySection, linkedCategory: 'necessaires' },
              ...purposes.map((purpose) => ({
                ...purposeSections[purpose],
                linkedCategory: purpose,
              })),
            ],
          },
        },
      },
    },
  }
}
