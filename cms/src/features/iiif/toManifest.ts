import type { StoredPage } from '../lecture'

type PageSize = Pick<StoredPage, 'page' | 'largeur' | 'hauteur'>

interface Picture {
  url: string
  largeur: number
}

/** A page that was read, with its pictures, the smallest first. */
type Page = PageSize & { images: [Picture, ...Picture[]] }

export interface ManifestSource {
  /** Without a trailing slash. */
  siteUrl: string
  issue: {
    numero: number
    titre: string | undefined
    sommaire: string | undefined
    dateParution: string
  }
  publisher: string
  issn: string | undefined
  langue: string
  pages: (PageSize & { images: Picture[] })[]
  articles: { titre: string; auteurs: string[]; premierePage: number; dernierePage: number }[]
}

const THUMBNAIL_WIDTH = 480

/** A French text in the form of the format. */
const fr = (...texts: string[]) => ({ fr: texts })

/** Describes an issue for IIIF: pages as pictures, articles as ranges; no unreadable pages. */
export function toManifest(source: ManifestSource): object {
  const { siteUrl, issue, publisher, articles } = source
  const pages = source.pages.flatMap((page): Page[] => {
    const [smallest, ...larger] = page.images
    return smallest ? [{ ...page, images: [smallest, ...larger] }] : []
  })
  const { numero, titre, sommaire, dateParution } = issue
  const url = `${siteUrl}/regards/${numero}`
  const id = `${siteUrl}/api/regards/numero/${numero}/manifest`
  const name = `Regards n°\u00a0${numero}`
  const toCanvasId = (page: number) => `${id}/page/${page}`
  const ranges = toRanges(articles, pages, id, toCanvasId)
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id,
    type: 'Manifest',
    label: fr(titre ? `${name}\u00a0: ${titre}` : name),
    ...(sommaire && { summary: fr(sommaire) }),
    metadata: toMetadata(source),
    requiredStatement: { label: fr('Éditeur'), value: fr(publisher) },
    provider: [
      {
        ...{ id: `${siteUrl}/`, type: 'Agent', label: fr(publisher) },
        homepage: [
          {
            id: `${siteUrl}/`,
            type: 'Text',
            label: fr(publisher),
            format: 'text/html',
            language: ['fr'],
          },
        ],
      },
    ],
    homepage: [{ id: url, type: 'Text', label: fr(name), format: 'text/html', language: ['fr'] }],
    rendering: [
      { id: `${url}/pdf`, type: 'Text', label: fr('PDF'), format: 'application/pdf' },
      {
        ...{ id: `${url}/epub`, type: 'Text', label: fr('Livre numérique (EPUB)') },
        format: 'application/epub+zip',
      },
      { id: `${url}/texte`, type: 'Text', label: fr('Version texte'), format: 'text/html' },
    ],
    navDate: `${dateParution.slice(0, 10)}T00:00:00Z`,
    behavior: ['paged'],
    viewingDirection: 'left-to-right',
    ...(pages[0] && { thumbnail: toThumbnail(pages[0], siteUrl) }),
    items: pages.map((page) => toCanvas(page, siteUrl, toCanvasId(page.page))),
    ...(ranges.length > 0 && {
      structures: [{ id: `${id}/articles`, type: 'Range', label: fr('Sommaire'), items: ranges }],
    }),
  }
}

function toMetadata({ issue, issn, langue }: ManifestSource): object[] {
  const entries: [string, string | undefined][] = [
    ['Revue', 'Regards'],
    ['Numéro', String(issue.numero)],
    ['Date de parution', issue.dateParution.slice(0, 10)],
    ['ISSN', issn],
    ['Langue', langue],
  ]
  return entries.flatMap(([label, value]) =>
    value ? [{ label: fr(label), value: { none: [value] } }] : [],
  )
}

/** A page, in the pixels of its largest picture. */
function toCanvas(page: Page, siteUrl: string, id: string): object {
  const picture = toPicture(page, page.images.at(-1) ?? page.images[0], siteUrl)
  return {
    id,
    type: 'Canvas',
    label: fr(`Page ${page.page}`),
    ...{ width: picture.width, height: picture.height },
    thumbnail: toThumbnail(page, siteUrl),
    items: [
      {
        id: `${id}/annotations`,
        type: 'AnnotationPage',
        items: [
          {
            ...{ id: `${id}/image`, type: 'Annotation', motivation: 'painting' },
            ...{ body: picture, target: id },
          },
        ],
      },
    ],
  }
}

const toThumbnail = (page: Page, siteUrl: string) => [
  toPicture(
    page,
    page.images.findLast(({ largeur }) => largeur <= THUMBNAIL_WIDTH) ?? page.images[0],
    siteUrl,
  ),
]

function toPicture(
  { largeur, hauteur }: PageSize,
  { url, largeur: width }: Picture,
  siteUrl: string,
) {
  const height = Math.max(1, Math.round((width * hauteur) / largeur))
  return { id: siteUrl + url, type: 'Image', format: 'image/webp', width, height }
}

/** The articles that are on pages with a canvas: a range has one at least. */
function toRanges(
  articles: ManifestSource['articles'],
  pages: Page[],
  id: string,
  toCanvasId: (page: number) => string,
): object[] {
  const known = new Set(pages.map(({ page }) => page))
  return articles.flatMap(({ titre, premierePage, dernierePage }, index) => {
    const items = toNumbers(premierePage, dernierePage)
      .filter((page) => known.has(page))
      .map((page) => ({ id: toCanvasId(page), type: 'Canvas' }))
    const range = { id: `${id}/articles/${index + 1}`, type: 'Range', label: fr(titre) }
    return items.length > 0 ? [{ ...range, items }] : []
  })
}

const toNumbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
