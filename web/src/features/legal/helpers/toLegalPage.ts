import type {
  MentionsLegales,
  PolitiqueDeConfidentialite,
} from '../../../../../cms/src/payload-types'
import { readRows, readText, readTitle } from '../../../lib/globals/readers'
import type { RichTextValue } from '../../../ui/richText/RichTextValue'
import { toAnchors } from './toAnchors'

export type LegalSection = {
  /** Where a link of the summary leads. */
  anchor: string
  titre: string
  texte: RichTextValue | null | undefined
  /** Whether the day of the last update is told below it. */
  hasDate: boolean
}

export type LegalPage = {
  titre: string
  introduction: RichTextValue | null | undefined
  sections: LegalSection[]
}

/** A legal page, as it is drawn. */
export function toLegalPage(texts: MentionsLegales | PolitiqueDeConfidentialite): LegalPage {
  const rows = readRows(texts.sections).filter(({ titre }) => readText(titre))
  const anchors = toAnchors(rows.map(({ titre }) => titre))
  return {
    titre: readTitle(texts.titre),
    introduction: 'introduction' in texts ? texts.introduction : undefined,
    sections: rows.map(({ titre, texte, dateDuJour }, index) => ({
      anchor: anchors[index] ?? '',
      titre,
      texte,
      hasDate: dateDuJour === true,
    })),
  }
}
