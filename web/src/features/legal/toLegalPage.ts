import type { MentionsLegales, PolitiqueDeConfidentialite } from '@payload-types'
import { parseRows, parseTitle } from '@web/domain/globals/parsers'

export type LegalSection = ReturnType<typeof toLegalPage>['sections'][number]

/**
 * Converts a legal page's global to the props of its components; skips sections without a title.
 */
export function toLegalPage(texts: MentionsLegales | PolitiqueDeConfidentialite) {
  const rows = parseRows(texts.sections, 'titre')
  const anchors = toAnchors(rows.map(({ titre }) => titre))
  return {
    titre: parseTitle(texts.titre),
    introduction: 'introduction' in texts ? texts.introduction : undefined,
    sections: rows.map(({ titre, texte, dateDuJour }, index) => ({
      /** Id of the section, target of its link in the table of contents. */
      anchor: anchors[index] ?? '',
      ...{ titre, texte },
      /** Whether the section ends with the date of the last update. */
      hasDate: dateDuJour === true,
    })),
  }
}

/** Creates a unique id from each title; a number distinguishes equal titles. */
function toAnchors(titles: string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const slug = toSlug(title) || 'section'
    const count = (seen.get(slug) ?? 0) + 1
    seen.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  })
}

function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
