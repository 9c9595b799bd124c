import type { Endpoint } from 'payload'

import type { Bloc } from '../types'
import { findIssueReading } from './findIssueReading'
import { findPages } from '../findPages'
import { toRecognition } from '../recognition/states'
import { toImageResponse } from '../toImageResponse'

const TEXT_FIELDS = {
  page: true,
  dossier: true,
  blocs: true,
  texteCorrige: true,
  verifiee: true,
  sansTexte: true,
  reconnaissance: true,
} as const

/**
 * GET /api/regards/numero/{n}/texte, an endpoint of the issues: the text of a published issue, page
 * by page; without pages while its PDF is prepared.
 * @throws ApiError 400 invalid-numero, 404 regard-not-found
 */
export const texteEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero/texte',
  method: 'get',
  handler: async (req) => {
    const { issue, pdf, reading, etat } = await findIssueReading(req)
    const isReady = etat === 'prete' && pdf !== undefined
    const pages = isReady ? await findPages(req.payload, pdf.id, TEXT_FIELDS) : []
    return Response.json({
      numero: issue.numero,
      titre: issue.titre ?? null,
      dateParution: issue.dateParution,
      etat,
      langue: reading?.langue ?? null,
      plan: isReady ? (reading?.plan ?? []) : [],
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
    })
  },
}

const toBlocResponse = (bloc: Bloc, dossier: string) =>
  bloc.type === 'image'
    ? {
        ...{ type: bloc.type, alternative: bloc.alternative, legende: bloc.legende ?? null },
        image: toImageResponse(bloc, dossier),
      }
    : bloc
