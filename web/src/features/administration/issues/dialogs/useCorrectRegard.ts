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
  const { regard, base, pdf, couverture, ...texts } = correction
  const { updatedAt } = base
  const body = { ...toChangedTexts(base, texts), pdf, couverture, updatedAt }
  await api(`/regards/${regard}`, { method: 'PATCH', query: { depth: 0 }, body })
}

/** Says what was corrected. */
export function describeCorrection({ numero, pdf, couverture }: CorrectionInput): string {
  const files = [
    ...(pdf ? ['son nouveau PDF'] : []),
    ...(couverture ? ['sa nouvelle couverture'] : []),
  ]
  const corrected = `Le numéro ${numero} a été corrigé`
  return files.length > 0 ? `${corrected}, avec ${files.join(' et ')}.` : `${corrected}.`
}
