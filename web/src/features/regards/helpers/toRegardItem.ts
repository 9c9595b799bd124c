import type { Regard } from '@payload-types'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import { populated } from '@web/lib/api/populated'

/** An issue as components use it: relations resolved, server-only fields removed. */
export type RegardItem = {
  id: string
  numero: number
  dateParution: string
  titre: string | undefined
  sommaire: string | undefined
  pdfUrl: string | undefined
  pdfBytes: number | undefined
  /** Whether it is read online, page by page. */
  isReadable: boolean
  /** Number of pages of an issue that is read online. */
  pageCount: number | undefined
  couverture: PictureSource | undefined
  /** Only in responses to signed-in users. */
  nombreDeVue: number | undefined
}

export function toRegardItem(regard: Regard): RegardItem {
  const { id, numero, dateParution, titre, sommaire, pdf, lisible, nombreDeVue } = regard
  const file = populated(pdf)
  return {
    id,
    numero,
    dateParution,
    titre: titre ?? undefined,
    sommaire: sommaire ?? undefined,
    pdfUrl: file?.url ?? undefined,
    pdfBytes: file?.filesize ?? undefined,
    isReadable: lisible === true,
    pageCount: regard.nombreDePages || undefined,
    couverture: toRegardCover(regard),
    nombreDeVue: nombreDeVue ?? undefined,
  }
}

/** The cover of an issue with its text alternative; undefined when the response has no cover. */
function toRegardCover({ couverture, numero }: Regard): PictureSource | undefined {
  const picture = toPicture(couverture)
  return picture && { ...picture, alt: picture.alt || `Couverture du numéro ${numero}` }
}
