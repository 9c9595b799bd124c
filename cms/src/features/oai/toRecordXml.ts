import { optional, x, type Child } from '../../lib/xml'
import { METADATA_PREFIX } from './parseOaiRequest'
import type { OaiRecord } from './records'

/** Values of the site and the magazine in records. */
export interface Repository {
  siteUrl: string
  publisher: string
  issn: string | undefined
}

const DC_NAMESPACE = 'http://purl.org/dc/elements/1.1/'
const OAI_DC_NAMESPACE = 'http://www.openarchives.org/OAI/2.0/oai_dc/'
const OAI_DC_SCHEMA = 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd'

const SCHEME = 'oai'
const IDENTIFIER_NAMESPACE = 'http://www.openarchives.org/OAI/2.0/oai-identifier'
const IDENTIFIER_SCHEMA = 'http://www.openarchives.org/OAI/2.0/oai-identifier.xsd'

const toDomain = ({ siteUrl }: Pick<Repository, 'siteUrl'>): string => new URL(siteUrl).hostname

/** `oai:exemple.fr:{uuid}`, of an article with its key behind: see `OaiRecord.name`. */
const toIdentifier = (repository: Pick<Repository, 'siteUrl'>, name: string): string =>
  [SCHEME, toDomain(repository), name].join(':')

/** The name within an identifier; empty for an identifier of another site. */
export function toName(repository: Repository, identifier: string): string {
  const prefix = toIdentifier(repository, '')
  return identifier.startsWith(prefix) ? identifier.slice(prefix.length) : ''
}

/** Describes the form of identifiers, for aggregators. @param sample name of a record */
export const toIdentifierDescription = (siteUrl: string, sample: string): Child =>
  x(
    'description',
    x(
      'oai-identifier',
      {
        ...{ xmlns: IDENTIFIER_NAMESPACE },
        'xsi:schemaLocation': `${IDENTIFIER_NAMESPACE} ${IDENTIFIER_SCHEMA}`,
      },
      x('scheme', SCHEME),
      x('repositoryIdentifier', toDomain({ siteUrl })),
      x('delimiter', ':'),
      x('sampleIdentifier', toIdentifier({ siteUrl }, sample)),
    ),
  )

export const toHeader = (
  repository: Repository,
  { name, datestamp, set, isDeleted }: OaiRecord,
): Child =>
  x(
    'header',
    isDeleted ? { status: 'deleted' } : {},
    x('identifier', toIdentifier(repository, name)),
    x('datestamp', toSeconds(datestamp)),
    x('setSpec', set),
  )

export const toRecord = (repository: Repository, record: OaiRecord): Child =>
  x(
    'record',
    toHeader(repository, record),
    record.isDeleted ? undefined : x('metadata', toDublinCore(repository, record)),
  )

/** As datestamps are: to the second, in UTC. */
export const toSeconds = (moment: string): string => `${moment.slice(0, 19)}Z`

function toDublinCore(repository: Repository, record: OaiRecord): Child {
  const { siteUrl, publisher, issn } = repository
  const { path, issue, article, langue } = record
  const { numero, titre, sommaire, dateParution } = issue
  const name = `Regards n°\u00a0${numero}`
  const dc = (element: string, text: string | null | undefined) => optional(`dc:${element}`, text)
  const own = article
    ? [
        dc('title', article.titre),
        ...(article.auteurs ?? []).map((author) => dc('creator', author)),
        ...[article.rubrique, ...(article.motsCles ?? [])].map((word) => dc('subject', word)),
        dc('description', article.chapo),
      ]
    : [dc('title', titre ? `${name}\u00a0: ${titre}` : name), dc('description', sommaire)]
  return x(
    'oai_dc:dc',
    {
      ...{ 'xmlns:oai_dc': OAI_DC_NAMESPACE, 'xmlns:dc': DC_NAMESPACE },
      'xsi:schemaLocation': `${OAI_DC_NAMESPACE} ${OAI_DC_SCHEMA}`,
    },
    ...own,
    dc('publisher', publisher),
    dc('date', dateParution.slice(0, 10)),
    dc('type', article ? 'article' : 'issue'),
    dc('type', 'text'),
    dc('format', article ? 'text/html' : 'application/pdf'),
    dc('identifier', siteUrl + path),
    dc('source', toSource(record, issn)),
    dc('language', langue),
    // The issue or magazine that contains it.
    dc('relation', article ? `${siteUrl}/regards/${numero}` : `${siteUrl}/regards`),
    dc('relation', issn && `urn:issn:${issn}`),
  )
}

/** « Regards, ISSN 1234-5679, n° 52, p. 3-4 ». */
function toSource({ issue, article }: OaiRecord, issn: string | undefined): string {
  const { premierePage: first = 0, dernierePage: last = 0 } = article ?? {}
  const pages = first === last ? String(first) : `${first}-${last}`
  return [
    'Regards',
    issn && `ISSN ${issn}`,
    `n°\u00a0${issue.numero}`,
    article && `p.\u00a0${pages}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const FORMAT: Child = x(
  'metadataFormat',
  x('metadataPrefix', METADATA_PREFIX),
  x('schema', OAI_DC_SCHEMA),
  x('metadataNamespace', OAI_DC_NAMESPACE),
)
