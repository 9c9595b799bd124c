import { byId, findFields } from '../../infrastructure/database/rows'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { anyObject, type Media, type Operations } from '../../lib/openapi/schemas'
import { findVisibleArticles } from '../articles'
import { findIssueReading, findPages, PICTURE_FIELDS, toPagePicture } from '../lecture'
import { toManifest } from './toManifest'
import { endpoint } from '../../lib/payload/endpoint'
import { selectFields } from '../../lib/payload/selectFields'

const ARTICLE_FIELDS = selectFields('titre', 'auteurs', 'premierePage', 'dernierePage')

const MEDIA_TYPE = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"'

/** A published issue as a IIIF manifest, which other sites may read; never a draft. */
export const manifestEndpoint = endpoint('get', '/numero/:numero/manifest', async (req) => {
  const { payload } = req
  const { issue, pdf, reading, etat } = await findIssueReading(req, false)
  if (!pdf || etat !== 'prete') throw apiError('reading-not-ready')
  const [settings, pages, articles, details] = await Promise.all([
    payload.findGlobal({ slug: 'parametres', depth: 0, overrideAccess: false }),
    findPages(payload, pdf.id, PICTURE_FIELDS),
    findVisibleArticles(payload, pdf.id, ARTICLE_FIELDS),
    findFields(payload, 'regards', byId(issue.id), 'sommaire'),
  ])
  const manifest = toManifest({
    siteUrl: env.siteUrl,
    issue: {
      numero: issue.numero,
      titre: issue.titre ?? undefined,
      sommaire: details?.sommaire || undefined,
      dateParution: new Date(issue.dateParution).toISOString(),
    },
    publisher: settings.nom,
    issn: settings.issn ?? undefined,
    langue: reading?.langue ?? 'fr',
    pages: pages.map(toPagePicture),
    articles,
  })
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': MEDIA_TYPE }
  return Response.json(manifest, { headers })
})

const manifest: Media = { mediaType: 'application/ld+json', schema: anyObject }

/** Description of the manifest for OpenAPI. */
export const manifestOperations: Operations = {
  'GET /api/regards/numero/{numero}/manifest': {
    summary: 'An issue as a IIIF Presentation 3 manifest, which pages of other sites may read',
    responses: { 200: manifest },
    errors: ['invalid-numero', 'regard-not-found', 'reading-not-ready'],
  },
}
