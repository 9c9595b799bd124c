import { toRelation } from '../factories/lecture'
import { openRecords } from './records'

type Place = { dataDir: string; databaseUrl: string | null | undefined }

/** Stores the texts of a PDF's pages, as its processing does. Nothing hears of it. */
export async function insertPages(place: Place, document: string, texts: string[]): Promise<void> {
  const pages = texts.map((texte, index) => ({
    page: index + 1,
    largeur: 595,
    hauteur: 842,
    dossier: 'regards/essai/pages/1',
    tailles: [480],
    sansTexte: texte === '',
    texte,
    verifiee: false,
  }))
  if (pages.length > 0) await insertFor(place, 'pagesDeRegards', document, pages)
}

/** Stores that the reading of a PDF is finished. */
export const insertReading = (place: Place, document: string): Promise<void> =>
  insertFor(place, 'lectures', document, [
    { etat: 'prete', nombreDePages: 1, pagesTraitees: 1, version: 1_000 },
  ])

async function insertFor(
  place: Place,
  collection: string,
  document: string,
  values: Record<string, string | number | boolean | number[]>[],
): Promise<void> {
  const now = new Date()
  const of = toRelation(place.databaseUrl, 'document', document)
  const records = await openRecords(place)
  try {
    await records.insert(
      collection,
      ...values.map((row) => ({ ...row, ...of, createdAt: now, updatedAt: now })),
    )
  } finally {
    await records.close()
  }
}
