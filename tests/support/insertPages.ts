import { MongoClient, ObjectId } from 'mongodb'
import { openRecords } from './records'

type Place = { dataDir: string; databaseUrl: string | null | undefined }

/** Stores the texts of a PDF's pages, as its processing does. Nothing hears of it. */
export async function insertPages(place: Place, document: string, texts: string[]): Promise<void> {
  const now = new Date()
  const rows = texts.map((texte, index) => ({
    page: index + 1,
    largeur: 595,
    hauteur: 842,
    dossier: 'regards/essai/pages/1',
    tailles: '[480]',
    sansTexte: texte === '',
    texte,
    verifiee: false,
    createdAt: now,
    updatedAt: now,
  }))
  if (place.databaseUrl) {
    const mongo = await MongoClient.connect(place.databaseUrl)
    try {
      // Mongoose writes collection names in lower case, and relations as object ids.
      await mongo
        .db()
        .collection('pagesderegards')
        .insertMany(rows.map((row) => ({ ...row, document: new ObjectId(document) })))
    } finally {
      await mongo.close()
    }
    return
  }
  const records = await openRecords(place)
  try {
    await records.insert('pagesDeRegards', ...rows.map((row) => ({ ...row, documentId: document })))
  } finally {
    await records.close()
  }
}
