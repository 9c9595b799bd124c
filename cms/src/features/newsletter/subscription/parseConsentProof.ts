import type { Abonne } from '../../../payload-types'
import { consentTexts } from './consentTexts'

type ConsentProof = Pick<Abonne, 'source' | 'versionTexte'>

const SOURCES: Abonne['source'][] = ['accueil', 'inscription']

/**
 * Parses the form's source and consent text version. Unknown values are not stored as proof, so
 * that a direct API request does not count as having read a text.
 */
export function parseConsentProof({ source, texte }: Record<string, unknown>): ConsentProof {
  const known = consentTexts.find(({ version }) => version === texte)
  return {
    source: SOURCES.find((one) => one === source) ?? 'ailleurs',
    versionTexte: (known?.version as ConsentProof['versionTexte']) ?? null,
  }
}
