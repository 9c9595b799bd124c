import type { MotifNom } from './motifs/motifs'
import type { PaletteNom } from './palettes'

export interface ArticleDemo {
  /** Section, printed in capitals above the title. */
  rubrique:
    | 'Costume'
    | 'Danse'
    | 'Fêtes'
    | 'Maison'
    | 'Motifs'
    | 'Musique'
    | 'Récits'
    | 'Savoir-faire'
    | 'Vie rurale'
  titre: string
  /** One sentence, printed below the title. */
  chapeau: string
  paragraphes: string[]
  /** Pattern above the text; defaults to the issue's own. */
  motif?: MotifNom
}

/** A demonstration issue: general, true texts about folk arts that mention no real person. */
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

/** Layout of the cover's picture. */
export type MiseEnPage = 'panneau' | 'arche' | 'fondPerdu' | 'nuit'
