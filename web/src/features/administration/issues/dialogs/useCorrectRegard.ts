import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { api } from '@web/lib/api/api'
import type { PublishedRegard } from '../toPublishedRegard'
import type { CorrectionInput, Uploaded } from '../../publication/publicationTypes'
import { toChangedTexts } from '../../publication/regardTexts'
import { assertNumeroAvailable } from '../../publication/publisher/numeroTaken'
import { useRegardPublisher } from '../../publication/publisher/useRegardPublisher'

/**
 * Corrects an issue: uploads the files that take the place of its own, then saves it. Its own files
 * stay with its earlier versions.
 */
export function useCorrectRegard({ id, numero: current }: Pick<PublishedRegard, 'id' | 'numero'>) {
  const onChanged = useInvalidateRegards()
  return useRegardPublisher<CorrectionInput>((queryClient) => ({
    assertNumeroAvailable: async (numero) => {
      if (numero === current) return
      await assertNumeroAvailable(queryClient, numero, (found) => found.id === id)
    },
    saveRegard: async (data) => {
      await saveCorrection(data)
      await onChanged()
    },
  }))
}

/** Sends what was changed: what is absent stays. */
async function saveCorrection(correction: Uploaded<CorrectionInput>): Promise<void> {
  const { regard, base, pdf, couverture, retirerAncienTexte, ...texts } = correction
  const { updatedAt } = base
  const files = { pdf, couverture, retirerAncienTexte }
  const body = { ...toChangedTexts(base, texts), ...files, updatedAt }
  await api(`/regards/${regard}`, { method: 'PATCH', query: { depth: 0 }, body })
}

/** Says what was corrected. */
export function describeCorrection(input: CorrectionInput): string {
  const { numero, pdf, couverture, retirerAncienTexte } = input
  const withdrawn = retirerAncienTexte ? ' L’ancien texte est retiré.' : ''
  const files = [
    ...(pdf ? ['son nouveau PDF'] : []),
    ...(couverture ? ['sa nouvelle couverture'] : []),
  ]
  const corrected = `Le numéro ${numero} a été corrigé`
  return `${corrected}${files.length > 0 ? `, avec ${files.join(' et ')}` : ''}.${withdrawn}`
}
