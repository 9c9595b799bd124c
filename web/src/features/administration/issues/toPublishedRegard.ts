import type { Regard } from '@payload-types'
import { toCalendarDay } from '@web/lib/format/dates'
import { populated } from '@web/lib/api/populated'
import { mapOptionalTexts, type RegardTexts } from '../publication/regardTexts'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import { formatDownloadCount, formatViewCount } from '@web/domain/regards/formatCounts'

export type PublishedRegard = {
  id: string
  couverture: PictureSource | undefined
  /** Id of its PDF; undefined when the file is missing. */
  pdfId: string | undefined
  /** Whether visitors do not see it. */
  isDraft: boolean
  /** « 12 vues », « 3 téléchargements »; empty when the response has no counts. */
  counts: string[]
} & Required<Omit<RegardTexts, 'parution'>>

export function toPublishedRegard(regard: Regard): PublishedRegard {
  const { id, numero, nombreDeVue, nombreDeTelechargement } = regard
  const couverture = toPicture(regard.couverture)
  return {
    id,
    numero,
    dateParution: toCalendarDay(regard.dateParution),
    ...mapOptionalTexts((name) => regard[name] ?? ''),
    // Decorative: the number is written beside it.
    couverture: couverture && { ...couverture, alt: '' },
    pdfId: populated(regard.pdf)?.id,
    isDraft: regard._status === 'draft',
    counts: [
      ...(typeof nombreDeVue === 'number' ? [formatViewCount(nombreDeVue)] : []),
      ...(typeof nombreDeTelechargement === 'number'
        ? [formatDownloadCount(nombreDeTelechargement)]
        : []),
    ],
  }
}
