import type { CookieConsentConfig } from 'vanilla-cookieconsent'
import type { Mesure } from '../../../lib/mesure'
import { purposesOf, type Purpose } from '../helpers/choices'
import {
  finalites,
  intro,
  necessaires,
  politiqueLink,
  texteVersion,
  texts,
  toDemande,
} from './texts'

const keptDays = 182

const bits: Record<Purpose, number> = { audience: 1, publicite: 2 }

/** Grows with the words, and differs with the purposes: where it is another, visitors are asked again. */
export const toRevision = (purposes: Purpose[]): number =>
  texteVersion * 4 + purposes.reduce((sum, purpose) => sum + bits[purpose], 0)

type Parts = Pick<
  CookieConsentConfig,
  'root' | 'onModalReady' | 'onModalShow' | 'onFirstConsent' | 'onChange'
>

/** The library's settings, for the purposes that there are: all refused until they are accepted. */
export function toConfig(mesure: Mesure, parts: Parts): CookieConsentConfig {
  const purposes = purposesOf(mesure)
  return {
    ...parts,
    revision: toRevision(purposes),
    // A browser that is driven by a program is asked as any other: nothing happens before consent.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: 'consentement', expiresAfterDays: keptDays },
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
            title: texts.titre,
            description: toDemande(purposes),
            acceptAllBtn: texts.toutAccepter,
            acceptNecessaryBtn: texts.toutRefuser,
            showPreferencesBtn: texts.personnaliser,
            closeIconLabel: texts.fermerEtRefuser,
            footer: politiqueLink,
          },
          preferencesModal: {
            title: texts.preferences,
            acceptAllBtn: texts.toutAccepter,
            acceptNecessaryBtn: texts.toutRefuser,
            savePreferencesBtn: texts.enregistrer,
            closeIconLabel: texts.fermer,
            sections: [
              { description: intro },
              { ...necessaires, linkedCategory: 'necessaires' },
              ...purposes.map((purpose) => ({ ...finalites[purpose], linkedCategory: purpose })),
            ],
          },
        },
      },
    },
  }
}
