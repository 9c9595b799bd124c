import type { Payload } from 'payload'

import { toImageResponse, type Bloc, type ImageResponse } from '../../lecture'
import type { BlocDArticle } from '../types'

type ImageBloc = Extract<Bloc, { type: 'image' }>

/** Folders of a PDF's pages in the storage, by page. */
export type Folders = ReadonlyMap<number, string>

/** Finds the folders of some pages of a PDF, in one query. */
export async function findFolders(
  payload: Payload,
  document: string,
  pages: Iterable<number>,
): Promise<Folders> {
  const numbers = [...new Set(pages)]
  if (numbers.length === 0) return new Map()
  const { docs } = await payload.db.find<{ page: number; dossier: string }>({
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: document } }, { page: { in: numbers } }] },
    pagination: false,
    limit: 0,
    select: { page: true, dossier: true },
  })
  return new Map(docs.map(({ page, dossier }) => [page, dossier]))
}

/** Finds the block of an article's lead picture. */
export const findLead = (
  blocs: BlocDArticle[],
  nom: string | null,
): (ImageBloc & { page: number }) | undefined =>
  nom === null
    ? undefined
    : blocs.find(
        (bloc): bloc is ImageBloc & { page: number } =>
          bloc.type === 'image' && bloc.figure?.nom === nom,
      )

/** @returns null for a picture without files */
export function toImage(
  bloc: (ImageBloc & { page: number }) | undefined,
  folders: Folders,
): ImageResponse | null {
  const folder = bloc && folders.get(bloc.page)
  return folder ? toImageResponse(bloc, folder) : null
}

/** A block as it is sent: of a picture, its files and the name of its figure. */
export function toSentBloc(bloc: BlocDArticle, folders: Folders) {
  if (bloc.type !== 'image') return bloc
  const { type, page, alternative, legende = null, figure } = bloc
  return {
    ...{ type, page, alternative, legende },
    nom: figure?.nom ?? null,
    image: toImage(bloc, folders),
  }
}
