import { byId, findFields, findRow } from '../../../infrastructure/database/rows'
import { published } from '../../../access/published'
import { apiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { redirectToCard } from '../../../media/images/drawCard'
import type { Image } from '../../../payload-types'
import { findPages } from '../records/pageRows'
import { toPageCardPath } from './pageViews'
import { findIssueReading } from './findIssueReading'
import { endpoint } from '../../../lib/payload/endpoint'

/** The picture that networks show of a published issue, made of its cover and its title. */
export const issueCardEndpoint = endpoint(
  'get',
  '/numero/:numero/carte.jpg',
  async ({ payload, routeParams }) => {
    const numero = parseNumero(routeParams?.numero)
    const issue = await findFields(
      payload,
      'regards',
      { and: [{ numero: { equals: numero } }, published] },
      'couverture',
      'titre',
    )
    if (!issue) throw apiError('regard-not-found', { numero })
    const id = getRelationId(issue.couverture)
    const cover = id && (await findRow<Image>(payload, 'images', byId(id)))
    const filename = cover && (cover.sizes?.jpeg?.filename ?? cover.filename)
    if (!filename) throw apiError('not-found', 'Cette image n’existe pas.')
    const toPath = (name: string) => (cover.prefix ? `${cover.prefix}/${name}` : name)
    // Stored beside the original, since its sizes may be made anew.
    return redirectToCard({
      picture: toPath(filename),
      beside: toPath(cover.filename ?? filename),
      text: { numero, titre: issue.titre ?? null },
    })
  },
)

/** The picture that networks show of a page of a published issue. */
export const pageCardEndpoint = endpoint(
  'get',
  '/numero/:numero/pages/:page/carte.jpg',
  async (req) => {
    const { pdf } = await findIssueReading(req, false)
    const number = String(req.routeParams?.page)
    const [page] =
      pdf && /^[1-9]\d{0,4}$/.test(number)
        ? await findPages(
            req.payload,
            pdf.id,
            { page: true, dossier: true, tailles: true },
            { page: { equals: Number(number) } },
          )
        : []
    const file = page && toPageCardPath(page)
    if (!file) throw apiError('not-found', 'Cette page n’existe pas.')
    return redirectToCard({ picture: file })
  },
)
