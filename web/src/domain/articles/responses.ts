/** A picture of an issue’s page, in several widths. */
export type FigureResponse = {
  images: { url: string; largeur: number }[]
  /** Sides of the largest, in pixels. */
  largeur: number
  hauteur: number
  alternative: string
  legende: string | null
}

export type ArticleSummaryResponse = {
  slug: string
  rang: number
  titre: string
  chapo: string | null
  auteurs: string[]
  rubrique: string | null
  premierePage: number
  dernierePage: number
  /** Time that it takes to read. */
  minutes: number
  image: FigureResponse | null
}

/** `GET /api/regards/articles`: null and none without an issue. */
export type LatestArticlesResponse = {
  numero: number | null
  articles: ArticleSummaryResponse[]
}

/** `GET /api/regards/numero/{n}/articles`. */
export type ArticlesResponse = {
  numero: number
  titre: string | null
  dateParution: string
  articles: ArticleSummaryResponse[]
}

/** What a paragraph is in a magazine. */
export type RoleDeParagraphe = 'chapo' | 'signature' | 'citation' | 'encadre'

/** A block of an article; levels of headings are the PDF’s own. */
export type BlocResponse = { page: number } & (
  | { type: 'titre'; niveau: number; texte: string }
  | { type: 'paragraphe'; texte: string; role?: RoleDeParagraphe | null }
  | { type: 'liste'; ordonnee: boolean; elements: string[] }
  | { type: 'tableau'; entete: string[] | null; lignes: string[][] }
  | { type: 'image'; alternative: string; legende: string | null; image: FigureResponse | null }
)

export type ArticleNeighbour = { slug: string; titre: string }

/** `GET /api/regards/numero/{n}/articles/{slug}/proches`. */
export type NearArticlesResponse = {
  articles: (ArticleSummaryResponse & { numero: number; titreDuNumero: string | null })[]
}

export type ArticlePageResponse = {
  page: number
  largeur: number
  hauteur: number
  vignette?: string | null
  images: { url: string; largeur: number }[]
}

/** `GET /api/regards/numero/{n}/articles/{slug}`. */
export type ArticleResponse = ArticleSummaryResponse & {
  numero: number
  titreDuNumero: string | null
  dateParution: string
  /** BCP 47 tag. */
  langue: string | null
  motsCles: string[]
  contenu: BlocResponse[]
  /** Lexical’s document, in place of `contenu`. */
  texteCorrige: { root?: unknown } | null
  precedent: ArticleNeighbour | null
  suivant: ArticleNeighbour | null
  pages: ArticlePageResponse[]
}
