import type { Parution } from '../publicationTypes'

/** Values of the form's fields for a stored choice of when an issue appears. */
export const toParutionValues = (parution: Parution | undefined) => ({
  parution: parution ? (parution.kind === 'draft' ? 'brouillon' : 'prevue') : 'maintenant',
  prevueLe: parution?.kind === 'planned' ? parution.at : '',
})
