/** Fields of a reference to an article or to a whole issue. */
export type Citation = {
  /** Absolute URL. */
  url: string
  titre: string
  auteurs: string[]
  numero: number
  dateParution: string
  /** Undefined for a whole issue. */
  pages: { first: number; last: number } | undefined
  /** BCP 47 tag of the text; undefined for a whole issue, whose articles may differ. */
  langue: string | undefined
  publisher: string
  issn: string | undefined
}

export const journal = 'Regards'
