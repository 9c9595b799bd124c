import type { Abonne } from '../../../payload-types'
import { consentTexts } from './consentTexts'

type ConsentProof = Pick<Abonne, 'source' | 'versionTexte'>

const SOURCES: Abonne['source'][] = ['accueil', 'inscription']

/**
 * What a form says of where it stands and of what it told: kept as a proof only where it is true of
 * the site, so that whoever calls the address by themselves is not said to have read anything.
 */
export function parseConsentProof({ source, texte }: Record<string, unknown>): ConsentProof {
  const known = consentTexts.find(({ version }) => version === texte)
  return {
    source: SOURCES.find((one) => one === source) ?? 'ailleurs',
    versionTexte: (known?.version as ConsentProof['versionTexte']) ?? null,
  }
}
