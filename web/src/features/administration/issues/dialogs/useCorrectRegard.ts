import { useInvalidateRegards } from '../../../../domain/regards/useInvalidateRegards'
import { api } from '../../../../lib/api/api'
import type { PublishedRegard } from '../toPublishedRegard'
import type { CorrectionInput, Uploaded } from '../../publication/publicationTypes'
import { assertNumeroAvailable } from '../../publication/publisher/numeroQueries'
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

/** Texts that are absent are emptied; files that are absent stay. */
async function saveCorrection({ regard, ...data }: Uploaded<CorrectionInput>): Promise<void> {
  const { titre = null, sommaire = null } = data
  const body = { ...data, titre, sommaire }
  await api(`/regards/${regard}`, { method: 'PATCH', query: { depth: 0 }, body })
}
