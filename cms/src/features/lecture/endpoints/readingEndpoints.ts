import type { Payload, SelectType } from 'payload'
import { isAdministrateur, published } from '../../../access/roles'
import { toMediaUrl } from '../../../media/storage/objectPath'
import type { Bloc, SentPageBloc } from '@regards/contract/schemas/blocs'
import type { LectureResponse, TexteResponse } from '@regards/contract/schemas/lecture'
import type { StoredPage } from '../types'
import { findPages } from '../records/pageRows'
import { findIssueReading, type IssueReading } from './findIssueReading'
import {
  isRecognized,
  PICTURE_FIELDS,
  toImageResponse,
  toPagePicture,
  toRecognition,
  toPageCardPath,
} from './pageViews'
import { endpoint } from '../../../lib/payload/endpoint'
import { selectFields } from '../../../lib/payload/selectFields'
import { byId, findFields, findRow } from '../../../infrastructure/database/rows'
import { apiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { redirectToCard } from '../../../media/images/drawCard'
import type { Image } from '../../../payload-types'

const PAGE_FIELDS = {
  ...PICTURE_FIELDS,
  ...selectFields('vignette', 'sansTexte', 'reconnaissance', 'texteCorrige', 'verifiee'),
}

/**
 * The online reading of a published issue; while its PDF is prepared, the first pages that are
 * made. Administrators also get the reason why a reading is unavailable.
 */
export const lectureEndpoint = endpoint('get', '/numero/:numero/lecture', async (req) => {
  const found = await findIssueReading(req)
  const { pdf, reading } = found
  const pages = await findShownPages(req.payload, found, PAGE_FIELDS)
  return Response.json({
    ...toHead(found),
    ...(isAdministrateur(req) && {
      raison: reading?.raison ?? null,
      pagesTraitees: reading?.pagesTraitees ?? 0,
    }),
    nombreDePages: reading?.nombreDePages ?? 0,
    pdf: pdf ? { url: toMediaUrl(pdf.prefix, pdf.filename), filesize: pdf.filesize } : null,
    pages: pages.map(toPage),
  } satisfies LectureResponse)
})

const toHead = ({ issue, pdf, reading, etat }: IssueReading) => ({
  numero: issue.numero,
  titre: issue.titre ?? null,
  dateParution: issue.dateParution,
  etat,
  langue: reading?.langue ?? null,
  plan: pdf && etat === 'prete' ? (reading?.plan ?? []) : [],
})

/** Finds the pages that are shown: while they are made, those from the first one on, without a gap. */
async function findShownPages(
  payload: Payload,
  { pdf, etat }: IssueReading,
  fields: SelectType,
): Promise<StoredPage[]> {
  if (!pdf || (etat !== 'prete' && etat !== 'enCours')) return []
  const pages = await findPages(payload, pdf.id, fields)
  if (etat === 'prete') return pages
  const made = pages.filter(({ dossier }) => dossier !== '')
  const gap = made.findIndex(({ page }, index) => page !== index + 1)
  return gap === -1 ? made : made.slice(0, gap)
}

const toPage = (stored: StoredPage) => {
  const { page, dossier } = stored
  return {
    ...toPagePicture(stored),
    sansTexte: stored.sansTexte ?? false,
    couche: toMediaUrl(dossier, isRecognized(stored) ? `${page}-ocr.json` : `${page}.json`),
    reconnaissance: toRecognition(stored),
  }
}

const TEXT_FIELDS = selectFields(
  'page',
  'dossier',
  'blocs',
  'texteCorrige',
  'verifiee',
  'sansTexte',
  'reconnaissance',
)

/** The text of a published issue, page by page; while its PDF is prepared, of the first pages that are made. */
export const texteEndpoint = endpoint('get', '/numero/:numero/texte', async (req) => {
  const found = await findIssueReading(req)
  const pages = await findShownPages(req.payload, found, TEXT_FIELDS)
  return Response.json({
    ...toHead(found),
    pages: pages.map(
      ({ page, dossier, blocs, texteCorrige, verifiee, sansTexte, reconnaissance }) => ({
        page,
        blocs: (blocs ?? []).map((bloc) => toBlocResponse(bloc, dossier)),
        texteCorrige: texteCorrige ?? null,
        verifiee: verifiee ?? false,
        sansTexte: sansTexte ?? false,
        reconnaissance: toRecognition({ reconnaissance, texteCorrige, verifiee }),
      }),
    ),
  } satisfies TexteResponse)
})

const toBlocResponse = (bloc: Bloc, dossier: string): SentPageBloc =>
  bloc.type === 'image'
    ? {
        ...{ type: bloc.type, alternative: bloc.alternative, legende: bloc.legende ?? null },
        image: toImageResponse(bloc, dossier),
      }
    : bloc

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
