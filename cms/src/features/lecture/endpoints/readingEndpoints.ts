import type { Payload, SelectType } from 'payload'

import { isAdministrateur } from '../../../access/roles'
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
} from './pageViews'
import { endpoint } from '../../../lib/payload/endpoint'
import { selectFields } from '../../../lib/payload/selectFields'

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
