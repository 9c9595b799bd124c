import { apiError } from '../../lib/errors/apiErrors'

/** @param numero of the issue; left out for an account that must not know of it */
export const fileUsedByIssue = (numero?: number) =>
  apiError(
    'file-in-use',
    numero === undefined
      ? 'Ce fichier sert à un numéro de Regards\u00a0: demandez à un administrateur.'
      : `Ce fichier sert au numéro ${numero} de Regards\u00a0: supprimez d’abord ce numéro.`,
  )

/** @param what « Cette image », « Ce fichier » @param isDraft whether a draft alone uses it */
export const usedOnPage = (
  what: 'Cette image' | 'Ce fichier',
  page: { label: string; isDraft: boolean },
) =>
  apiError(
    'file-in-use',
    `${what} sert ${page.isDraft ? 'au brouillon de' : 'à'} la page «\u00a0${page.label}\u00a0»\u00a0: remplacez-${
      what === 'Cette image' ? 'la' : 'le'
    } d’abord sur la page.`,
  )
