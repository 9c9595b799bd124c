import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { api } from '@web/lib/api/api'
import type { PublishedRegard } from '../toPublishedRegard'
import type { CorrectionInput, RegardTexts, Uploaded } from '../../publication/publicationTypes'
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

/** Texts that are absent are emptied; files that are absent stay. */
async function saveCorrection({ regard, ...data }: Uploaded<CorrectionInput>): Promise<void> {
  const { titre = null, sommaire = null } = data
  const body = { ...data, titre, sommaire }
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

/** What the fields say, valid or not; an empty text is left out. */
export function toTexts(values: Record<TextName, string>): RegardTexts {
  const { numero, dateParution } = values
  const titre = values.titre.trim()
  const sommaire = values.sommaire.trim()
  return {
    ...{ numero: Number(numero), dateParution },
    ...(titre && { titre }),
    ...(sommaire && { sommaire }),
  }
}

type TextName = 'numero' | 'dateParution' | 'titre' | 'sommaire'

/** The values that are not those of the issue; undefined if there is none. */
export function findChanges(before: Record<string, string>, now: Record<string, string>) {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name])
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
