import { toIssueUrn } from '../../lib/toIssueUrn'
import { optional, toXmlDocument, x, type Child } from '../../lib/xml'
import type { BookWriter, BookSource, Chapter } from './BookWriter'

const ALT_SUMMARY = 'Les images ont une description ou une légende.'
const NO_ALT_SUMMARY = 'Certaines images n’ont pas de description.'

/** Title of the book of an issue: « Regards n° 52 : Sous la coiffe ». */
export const toBookTitle = ({ numero, titre }: BookSource['metadata']): string =>
  `Regards n°\u00a0${numero}${titre ? `\u00a0: ${titre}` : ''}`

/** Writes the package document: metadata, the files of the book, and the order of its chapters. */
export function toPackage(source: BookSource, chapters: Chapter[], writer: BookWriter): string {
  const documents = [
    { id: 'couverture', properties: undefined },
    ...chapters.map(({ id }) => ({ id, properties: undefined })),
  ]
  const cover = { id: 'cover-image', href: 'images/cover.jpg', properties: 'cover-image' }
  const pictures = [...writer.pictures.values()].map(({ id }) => ({ id, href: `images/${id}.jpg` }))
  return toXmlDocument(
    x(
      'package',
      {
        ...{ xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'id' },
        'xml:lang': source.metadata.langue,
      },
      toMetadata(source, writer),
      x(
        'manifest',
        x('item', {
          ...{ id: 'nav', href: 'nav.xhtml', properties: 'nav' },
          'media-type': 'application/xhtml+xml',
        }),
        x('item', { id: 'style', href: 'style.css', 'media-type': 'text/css' }),
        ...documents.map(({ id }) =>
          x('item', { id, href: `${id}.xhtml`, 'media-type': 'application/xhtml+xml' }),
        ),
        ...[cover, ...pictures].map((item) => x('item', { ...item, 'media-type': 'image/jpeg' })),
      ),
      x('spine', ...documents.map(({ id }) => x('itemref', { idref: id }))),
    ),
  )
}

function toMetadata({ metadata, articles }: BookSource, writer: BookWriter): Child {
  const { numero, url, dateParution, createdAt, updatedAt, langue, publisher, issn } = metadata
  const authors = [...new Set(articles.flatMap(({ auteurs }) => auteurs))]
  return x(
    'metadata',
    { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    x('dc:identifier', { id: 'id' }, toIssueUrn(createdAt)),
    x('dc:title', toBookTitle(metadata)),
    x('dc:language', langue),
    x('dc:publisher', publisher),
    x('dc:date', toDay(dateParution)),
    optional('dc:description', metadata.sommaire),
    ...authors.map((name) => x('dc:creator', name)),
    x('dc:source', url),
    x('dc:type', 'periodical'),
    optional('dc:relation', issn && `urn:issn:${issn}`),
    meta('dcterms:modified', toSecond(updatedAt)),
    // The magazine, of which this is an issue.
    x('meta', { property: 'belongs-to-collection', id: 'revue' }, 'Regards'),
    x('meta', { refines: '#revue', property: 'collection-type' }, 'series'),
    x('meta', { refines: '#revue', property: 'group-position' }, String(numero)),
    issn
      ? x('meta', { refines: '#revue', property: 'dcterms:identifier' }, `urn:issn:${issn}`)
      : undefined,
    ...toAccessibility(url, writer),
  )
}

/** What EPUB Accessibility 1.1 asks of every book (section 2). No conformance is claimed. */
function toAccessibility(url: string, { pictures, pages, isDescribed }: BookWriter): Child[] {
  const hasPictures = pictures.size > 0
  const features = [
    ...['tableOfContents', 'structuralNavigation', 'readingOrder', 'displayTransformability'],
    ...(pages.length > 0 ? ['pageNavigation', 'pageBreakMarkers'] : []),
    ...(hasPictures && isDescribed ? ['alternativeText'] : []),
  ]
  const summary = [
    'Le texte s’adapte à la taille et aux couleurs choisies. La table des matières mène à chaque article, et la liste des pages à celles du numéro imprimé.',
    hasPictures ? (isDescribed ? ALT_SUMMARY : NO_ALT_SUMMARY) : '',
  ]
  return [
    meta('schema:accessMode', 'textual'),
    hasPictures ? meta('schema:accessMode', 'visual') : undefined,
    meta('schema:accessModeSufficient', isDescribed ? 'textual' : 'textual,visual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', summary.filter(Boolean).join(' ')),
    pages.length > 0 ? meta('pageBreakSource', `${url}/pdf`) : undefined,
  ]
}

const meta = (property: string, text: string): Child => x('meta', { property }, text)

const toDay = (isoDate: string): string => isoDate.slice(0, 10)

/** As `dcterms:modified` must be: to the second, in UTC. */
const toSecond = (isoDate: string): string =>
  `${new Date(isoDate || 0).toISOString().slice(0, 19)}Z`
