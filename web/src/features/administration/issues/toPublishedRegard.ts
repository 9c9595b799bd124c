import type { Regard } from '@payload-types'
import { toCalendarDay } from '@web/lib/format/dates'
import { populated } from '@web/lib/api/populated'
import { mapOptionalTexts, type StoredTexts } from '../publication/regardTexts'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import { formatCount } from '@web/domain/regards/formatCount'

export type PublishedRegard = {
  id: string
  couverture: PictureSource | undefined
  /** Id of its PDF; undefined when the file is missing. */
  pdfId: string | undefined
  /** Whether visitors do not see it. */
  isDraft: boolean
  /** « 12 vues », « 3 téléchargements »; empty when the response has no counts. */
  counts: string[]
} & Required<StoredTexts>

/** Counters of an issue, each with its noun. */
const counters = [
  ['nombreDeVue', 'vue'],
  ['nombreDeTelechargement', 'téléchargement'],
] as const

export function toPublishedRegard(regard: Regard): PublishedRegard {
  const { id, numero, updatedAt } = regard
  const couverture = toPicture(regard.couverture)
  return {
    id,
    numero,
    updatedAt,
    dateParution: toCalendarDay(regard.dateParution),
    ...mapOptionalTexts((name) => regard[name] ?? ''),
    // Decorative: the number is written beside it.
    couverture: couverture && { ...couverture, alt: '' },
    pdfId: populated(regard.pdf)?.id,
    isDraft: regard._status === 'draft',
    counts: counters.flatMap(([field, noun]) => {
      const count = regard[field]
      return typeof count === 'number' ? [formatCount(count, noun)] : []
    }),
  }
}
