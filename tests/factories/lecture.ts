import { ObjectId } from 'mongodb'
import { poll } from '../support/ports'
import type { Records } from '../support/records'

type Product = { databaseUrl: string | null | undefined }

export type PageOptions = {
  blocs?: object[]
  /** Plain text, which search finds. */
  texte?: string
  sansTexte?: boolean
  /** Widths of its pictures: none for a page that could not be read. */
  tailles?: readonly number[]
}

export type ReadingOptions = {
  etat?: 'attente' | 'enCours' | 'prete' | 'indisponible'
  raison?: string
  langue?: string
  plan?: object[]
  pages?: PageOptions[]
  /** Widths of the pages' pictures, in pixels. */
  tailles?: readonly number[]
}

/** Folder that the pages of a written reading name; it holds no files. */
export const READING_FOLDER = 'regards/lecture12345/pages/1'

const now = new Date().toISOString()

/**
 * Writes the online reading of a PDF and its pages into the database, in place of what the server
 * made of the file: waits until it has finished with it.
 * @param document id of the PDF's record
 */
export async function writeReading(
  { databaseUrl }: Product,
  records: Records,
  document: string,
  {
    etat = 'prete',
    raison = '',
    langue = 'fr',
    plan = [],
    pages = [],
    tailles = [480, 960],
  }: ReadingOptions = {},
): Promise<void> {
  const of = toRelation(databaseUrl, 'document', document)
  await poll(
    async () => {
      const readings = await records.find('lectures', of)
      const isAtRest = readings.every(({ etat }) =>
        ['prete', 'indisponible'].includes(String(etat)),
      )
      // A product that prepares nothing leaves a reading as it is.
      const jobs = isAtRest
        ? []
        : await records.find('payload-jobs', { taskSlug: 'preparerLecture' })
      return isAtRest || jobs.length === 0
    },
    { what: `the end of the preparation of document ${document}` },
  )
  await records.remove('lectures', of)
  await records.remove('pagesDeRegards', of)
  const times = databaseUrl
    ? { createdAt: new Date(now), updatedAt: new Date(now) }
    : { createdAt: now, updatedAt: now }
  await records.insert('lectures', {
    ...of,
    ...times,
    etat,
    raison,
    langue,
    plan,
    nombreDePages: pages.length,
    pagesTraitees: pages.length,
    ...{ pagesNumerisees: 0, pagesReconnues: 0 },
    // No upgrade makes it anew.
    version: 1_000,
  })
  if (pages.length === 0) return
  await records.insert(
    'pagesDeRegards',
    ...pages.map(({ blocs = [], texte = '', sansTexte = false, ...page }, index) => ({
      ...of,
      ...times,
      ...{ page: index + 1, largeur: 595, hauteur: 842 },
      ...{
        dossier: READING_FOLDER,
        tailles: page.tailles ?? tailles,
        vignette: 'data:image/webp;base64,AAAA',
      },
      ...{ blocs, texte, sansTexte, verifiee: false },
    })),
  )
}

/** A relation as the database has it: SQLite has an `_id` column, MongoDB an ObjectId. */
export const toRelation = (
  databaseUrl: string | null | undefined,
  field: string,
  id: string,
): Record<string, string | ObjectId> =>
  databaseUrl ? { [field]: new ObjectId(id) } : { [`${field}Id`]: id }
