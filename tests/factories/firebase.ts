import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeImage } from './image'
import { makePdf } from './pdf'
import { nextNumero } from './regard'

/** An issue in the format of the old site's database (specification, section 3). */
export type FirebaseRegard = {
  numero: unknown
  dateParution: unknown
  pdf: unknown
  couverture: unknown
  nombreDeVue?: unknown
  nombreDeTelechargement?: unknown
}

export type FirebaseIssue = {
  key: string
  numero: number
  /** Random folder name of its files. */
  folder: string
  pdf: Buffer
  cover: Buffer
  value: FirebaseRegard
}

const BUCKET = 'vieux-site.appspot.com'

/** Returns the download URL of a file in Firebase Storage. */
export const createDownloadUrl = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=5f3c`

/** Creates an issue of the old site with a unique `numero` and counters above 0. */
export async function makeFirebaseIssue(
  change: Partial<FirebaseRegard> = {},
): Promise<FirebaseIssue> {
  const numero = nextNumero()
  const folder = randomInt(2 ** 40, 2 ** 47).toString(36)
  return {
    key: `-N${folder}`,
    numero,
    folder,
    pdf: await makePdf({ title: `Regards ${numero}` }),
    cover: await makeImage('jpeg', { width: 60 + (numero % 100), height: 80 }),
    value: {
      numero,
      // Midnight in Paris, as the old form stored it: the previous day in UTC.
      dateParution: Date.UTC(2019, 2, 14, 23),
      pdf: createDownloadUrl(`regards/${folder}/fichier.pdf`),
      couverture: createDownloadUrl(`regards/${folder}/cover.jpg`),
      nombreDeVue: 1000 + (numero % 1000),
      nombreDeTelechargement: 10 + (numero % 10),
      ...change,
    },
  }
}

/** Creates several issues with {@link makeFirebaseIssue}. */
export const makeFirebaseIssues = (count: number): Promise<FirebaseIssue[]> =>
  Promise.all(Array.from({ length: count }, () => makeFirebaseIssue()))

/**
 * Writes an export and the downloaded bucket into a folder.
 * @returns the arguments of the import command
 */
export function writeFirebaseExport(dir: string, issues: FirebaseIssue[]): string[] {
  const filesDir = join(dir, 'bucket')
  for (const { folder, pdf, cover } of issues) {
    write(join(filesDir, `regards/${folder}/fichier.pdf`), pdf)
    write(join(filesDir, `regards/${folder}/cover.jpg`), cover)
  }
  const exportFile = join(dir, 'export.json')
  const regards = Object.fromEntries(issues.map(({ key, value }) => [key, value]))
  write(exportFile, JSON.stringify({ regards }))
  return [exportFile, '--files', filesDir]
}

function write(file: string, bytes: Buffer | string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
