import { paths } from '@web/domain/paths'
import type { ArticleResponse } from '@regards/contract/schemas/articles'
import type { SentPageBloc } from '@regards/contract/schemas/blocs'
import { toArticleSummary } from '@web/domain/articles/toArticleSummary'
import { toFigure, type Figure } from '@web/domain/articles/toFigure'
import { HeadingOutline, type HeadingLevel, isRichTextEmpty } from '@web/ui/richText/readRichText'

export type ArticlePart = { page: number } & (
  | { type: 'titre'; niveau: HeadingLevel; texte: string }
  | { type: 'paragraphe' | 'chapo' | 'signature' | 'citation'; texte: string }
  | Extract<SentPageBloc, { type: 'liste' | 'tableau' }>
  | { type: 'figure'; figure: Figure }
  /** A picture without a file of its own: it is on the page only. */
  | { type: 'imageDePage'; alternative: string }
  /** Paragraphs in a box of the page. */
  | { type: 'encadre'; textes: string[] }
)

export type Article = ReturnType<typeof toArticle>

/** Id of the heading that is the part of this index. */
export const toHeadingId = (index: number): string => `partie-${index + 1}`

export type ArticleLink = { path: string; slug: string; titre: string }

/** Width of the small pictures of the pages, in pixels of a dense screen. */
const pageWidth = 400

export function toArticle(response: ArticleResponse) {
  const { numero, titreDuNumero, dateParution, langue, motsCles, texteCorrige } = response
  const summary = toArticleSummary(numero, response)
  const toLink = (neighbour: ArticleResponse['suivant']): ArticleLink | undefined =>
    neighbour ? { ...neighbour, path: paths.article(numero, neighbour.slug) } : undefined
  const parts = toParts(response.contenu)
  // The picture above the text is not shown again in it.
  const isLead = (part: ArticlePart): part is ArticlePart & { type: 'figure' } =>
    part.type === 'figure' && part.figure.largest === summary.figure?.largest
  return {
    ...summary,
    ...{ numero, dateParution, motsCles },
    titreDuNumero: titreDuNumero || undefined,
    langue: langue ?? 'fr',
    figure: parts.find(isLead)?.figure ?? summary.figure,
    parts: parts.filter((part): boolean => !isLead(part)),
    correction: texteCorrige && !isRichTextEmpty(texteCorrige) ? texteCorrige : undefined,
    previous: toLink(response.precedent),
    next: toLink(response.suivant),
    /** For search engines: the lead picture, else the first page. */
    picture: toSharedPicture(summary.figure, response),
    pages: response.pages.map(({ page, largeur, hauteur, images }) => {
      const sorted = toAscending(images)
      return {
        page,
        path: paths.regardLecture(numero, page),
        src: (sorted.find((image) => image.largeur >= pageWidth) ?? sorted.at(-1))?.url,
        width: largeur,
        height: hauteur,
      }
    }),
  }
}

function toSharedPicture(figure: Figure | undefined, { numero, pages }: ArticleResponse) {
  if (figure) return { src: figure.largest, alt: figure.alt }
  const [first] = pages
  const image = first && toAscending(first.images).at(-1)
  if (!image) return undefined
  return { src: image.url, alt: `Page ${first.page} du numéro ${numero}` }
}

type PlacedBloc = SentPageBloc & { page: number }

export function toParts(blocs: PlacedBloc[]): ArticlePart[] {
  const outline = new HeadingOutline()
  const parts: ArticlePart[] = []
  let figures = 0
  for (const bloc of blocs) {
    const last = parts.at(-1)
    const part = toPart(bloc, outline)
    if (part?.type === 'figure') part.figure.place = `${(figures += 1)}, page\u00a0${bloc.page}`
    if (part?.type === 'encadre' && last?.type === 'encadre') last.textes.push(...part.textes)
    else if (part) parts.push(part)
  }
  return parts
}

function toPart(bloc: PlacedBloc, outline: HeadingOutline): ArticlePart | undefined {
  switch (bloc.type) {
    case 'titre':
      return { ...bloc, niveau: outline.getLevel(bloc.niveau) }
    case 'paragraphe': {
      const { page, texte, role } = bloc
      if (role === 'encadre') return { type: 'encadre', page, textes: [texte] }
      return { type: role ?? 'paragraphe', page, texte }
    }
    case 'liste':
    case 'tableau':
      return bloc
    case 'image': {
      const { page, alternative } = bloc
      const figure = toFigure(bloc.image)
      if (figure) return { type: 'figure', page, figure: { ...figure, alt: alternative } }
      return alternative ? { type: 'imageDePage', page, alternative } : undefined
    }
  }
}

const toAscending = (images: { url: string; largeur: number }[]) =>
  images.toSorted((one, other) => one.largeur - other.largeur)
