/** What stands between the first and the last paragraph of an article. */
export type Part =
  | string
  | { intertitre: string }
  | { citation: string }
  | { encadre: { titre: string; texte: string } }
  | { question: string }

/** An article of a magazine: its text, and the truth that a proposal is compared with. */
export interface MagazineArticle {
  /** Label above the title, if the magazine prints one. */
  rubrique: string | null
  titre: string
  chapo: string | null
  auteurs: string[]
  /** How the magazine prints the authors. */
  signature: string | null
  /** First and last paragraph. */
  debut: string
  milieu: Part[]
  fin: string
  /** Caption of its picture. */
  legende?: string
  /** First and last page in the PDF. */
  pages: [number, number]
}

/** A magazine: its name, and its articles in the order of their first pages. */
export interface Magazine {
  titre: string
  articles: MagazineArticle[]
}
