import type { StoredPage } from '../lecture'

/** What a manifest is made of. */
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
  pages: (Pick<StoredPage, 'page' | 'largeur' | 'hauteur'> & {
    images: { url: string; largeur: number }[]
  })[]
  articles: { titre: string; auteurs: string[]; premierePage: number; dernierePage: number }[]
}

const THUMBNAIL_WIDTH = 480

/** A text in French, as the format has texts. */
const fr = (...texts: string[]) => ({ fr: texts })

/** Describes an issue as IIIF Presentation 3 does: its pages as pictures, its articles as ranges. */
export function toManifest(source: ManifestSource): object {
  const { siteUrl, issue, publisher, pages, articles } = source
  const { numero, titre, sommaire, dateParution } = issue
  const url = `${siteUrl}/regards/${numero}`
  const id = `${siteUrl}/api/regards/numero/${numero}/manifest`
  const name = `Regards n°\u00a0${numero}`
  const toCanvasId = (page: number) => `${id}/page/${page}`
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
    ...(articles.length > 0 && { structures: [toContents(source, id, toCanvasId)] }),
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

type Page = ManifestSource['pages'][number]

/** A page, in the pixels of its largest picture. */
function toCanvas(page: Page, siteUrl: string, id: string): object {
  const picture = toPicture(page, page.images.at(-1), siteUrl)
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
  { largeur, hauteur }: Page,
  file: { url: string; largeur: number } = { url: '', largeur: 1 },
  siteUrl: string,
) {
  const { url, largeur: width } = file
  const height = Math.max(1, Math.round((width * hauteur) / largeur))
  return { id: siteUrl + url, type: 'Image', format: 'image/webp', width, height }
}

function toContents(
  { articles, pages }: ManifestSource,
  id: string,
  toCanvasId: (page: number) => string,
): object {
  const known = new Set(pages.map(({ page }) => page))
  return {
    id: `${id}/articles`,
    type: 'Range',
    label: fr('Sommaire'),
    items: articles.map(({ titre, premierePage, dernierePage }, index) => ({
      id: `${id}/articles/${index + 1}`,
      type: 'Range',
      label: fr(titre),
      items: toNumbers(premierePage, dernierePage)
        .filter((page) => known.has(page))
        .map((page) => ({ id: toCanvasId(page), type: 'Canvas' })),
    })),
  }
}

const toNumbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
