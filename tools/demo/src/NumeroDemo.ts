import type { MotifNom } from './motifs/motifs'
import type { PaletteNom } from './palettes'

export interface ArticleDemo {
  titre: string
  /** One sentence set under the title. */
  chapeau: string
  paragraphes: string[]
  /** The pattern above the text; the issue's own when absent. */
  motif?: MotifNom
}

/** A demonstration issue: general, true texts about folk arts; nobody real is spoken of. */
export interface NumeroDemo {
  numero: number
  /** Publication day, 'YYYY-MM-DD'. */
  dateParution: string
  titre: string
  sommaire: string
  articles: ArticleDemo[]
  motif: MotifNom
  palette: PaletteNom
  miseEnPage: MiseEnPage
}

/** How the cover's picture sits on the page. */
export type MiseEnPage = 'panneau' | 'arche' | 'fondPerdu' | 'nuit'
