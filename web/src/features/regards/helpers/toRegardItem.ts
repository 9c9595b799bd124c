import type { Regard } from '@payload-types'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import { populated } from '@web/lib/api/populated'

/** An issue as components use it: relations resolved, server-only fields removed. */
export type RegardItem = ReturnType<typeof toRegardItem>

export function toRegardItem(regard: Regard) {
  const { id, numero, dateParution, titre, sommaire, pdf, lisible, nombreDeVue } = regard
  const file = populated(pdf)
  return {
    ...{ id, numero, dateParution },
    titre: titre ?? undefined,
    sommaire: sommaire ?? undefined,
    pdfUrl: file?.url ?? undefined,
    pdfBytes: file?.filesize ?? undefined,
    /** Whether it is read online, page by page. */
    isReadable: lisible === true,
    /** Number of pages of an issue that is read online. */
    pageCount: regard.nombreDePages || undefined,
    couverture: toRegardCover(regard),
    /** Only in responses to signed-in users. */
    nombreDeVue: nombreDeVue ?? undefined,
  }
}

/** The cover of an issue with its text alternative; undefined when the response has no cover. */
function toRegardCover({ couverture, numero }: Regard): PictureSource | undefined {
  const picture = toPicture(couverture)
  return picture && { ...picture, alt: picture.alt || `Couverture du numéro ${numero}` }
}
