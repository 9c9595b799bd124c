import type { MentionsLegales, PolitiqueDeConfidentialite } from '@payload-types'
import { parseRows, parseText, parseTitle } from '../../../domain/globals/parsers'
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
  const rows = parseRows(texts.sections).filter(({ titre }) => parseText(titre))
  const anchors = toAnchors(rows.map(({ titre }) => titre))
  return {
    titre: parseTitle(texts.titre),
    introduction: 'introduction' in texts ? texts.introduction : undefined,
    sections: rows.map(({ titre, texte, dateDuJour }, index) => ({
      anchor: anchors[index] ?? '',
      titre,
      texte,
      hasDate: dateDuJour === true,
    })),
  }
}
