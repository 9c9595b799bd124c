import {
  MongoClient,
  ObjectId,
  type Collection,
  type Document,
  type OptionalUnlessRequiredId,
} from 'mongodb'
import { toEntryRow } from '../../../cms/src/features/recherche/index/mongoRows'
import { NEVER_OUTDATED, READING_DATE, type MadeArticle } from './makeArticles'
import type { MadeIssue, Vocabulary } from './makeIssue'

/** Issues written by one command. */
const BATCH = 25

type Row = Document & { _id: string }

type Made = 'issues' | 'files' | 'pages' | 'readings' | 'articles'

const noRows = (): Record<Made, Document[]> => ({
  ...{ issues: [], files: [], pages: [], readings: [], articles: [] },
})

/**
 * Writes invented issues into a stopped product's database, copies of a published one, with their
 * pages and their place in the search index, as the product writes them.
 * @param totals of the words of all that is made, which are written at the end
 * @returns bytes of the pages' texts
 */
export async function fillMongo(
  url: string,
  published: string,
  issues: number,
  make: (index: number) => MadeIssue,
  totals: Vocabulary['totals'] = new Map(),
): Promise<number> {
  const mongo = await MongoClient.connect(url)
  try {
    return await fill(mongo.db(), published, issues, make, totals)
  } finally {
    await mongo.close()
  }
}

async function fill(
  db: ReturnType<MongoClient['db']>,
  published: string,
  issues: number,
  make: (index: number) => MadeIssue,
  totals: Vocabulary['totals'],
): Promise<number> {
  const [regards, documents] = [db.collection('regards'), db.collection('documents')]
  const [groups, entries] = [
    db.collection<Row>('rechercheGroupes'),
    db.collection<Row>('rechercheTextes'),
  ]
  const regard = await regards.findOne({ _id: new ObjectId(published) })
  const file = await documents.findOne({ _id: regard?.pdf as ObjectId })
  const group = await groups.findOne({ _id: published })
  if (!regard || !file || !group) throw new Error('There is no indexed issue to copy')

  // Indexes made at the end take a tenth of the time.
  const indexes = (await entries.indexes()).filter(({ name }) => name !== '_id_')
  for (const { name } of indexes) await entries.dropIndex(name ?? '')
  let bytes = 0
  let rows: Record<Made, Document[]> = noRows()
  let indexed: Record<'entries' | 'groups', Row[]> = { entries: [], groups: [] }
  for (let index = 0; index < issues; index += 1) {
    const { numero, dateParution, pages, articles, toEntries } = make(index)
    const [id, pdf] = [new ObjectId(), new ObjectId()]
    bytes += Buffer.byteLength(pages.join(''))
    rows.files.push({ ...file, _id: pdf, prefix: `regards/copie${index}`, uploadId: `${index}` })
    rows.issues.push({ ...regard, _id: id, numero, dateParution: new Date(dateParution), pdf })
    rows.pages.push(...pages.map((texte, at) => toPage(pdf, at + 1, texte)))
    rows.readings.push(toReading(pdf, pages.length))
    const ofIssue = articles.map((article, at) => toArticle(pdf, at + 1, article))
    rows.articles.push(...ofIssue)
    const groupe = id.toHexString()
    indexed.entries.push(
      ...toEntries(
        groupe,
        ofIssue.map(({ _id }) => (_id as ObjectId).toHexString()),
      ).map((entry) => ({ _id: entry.cle, ...toEntryRow(groupe, entry) })),
    )
    const [stamp = ''] = (group.tampon as string).split(file._id.toHexString())
    const tampon = `${stamp}${pdf.toHexString()} ${READING_DATE}`
    indexed.groups.push({ _id: groupe, tampon })
    if (index % BATCH !== BATCH - 1 && index !== issues - 1) continue
    await insert(documents, rows.files)
    await insert(regards, rows.issues)
    await insert(db.collection('pagesderegards'), rows.pages)
    await insert(db.collection('lectures'), rows.readings)
    await insert(db.collection('articles'), rows.articles)
    await insert(entries, indexed.entries)
    await insert(groups, indexed.groups)
    rows = noRows()
    indexed = { entries: [], groups: [] }
  }
  for (const { key } of indexes) await entries.createIndex(key)
  if (totals.size === 0) return bytes
  await db.collection<Row>('rechercheMots').bulkWrite(
    [...totals].map(([word, { racine, total }]) => ({
      updateOne: {
        filter: { _id: word },
        update: {
          $inc: { total },
          $setOnInsert: { racine, forme: word },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  )
  return bytes
}

const toPage = (document: ObjectId, page: number, texte: string): Document => ({
  ...{ document, page, texte, largeur: 595, hauteur: 842 },
  ...{ dossier: 'regards/x/pages/1', tailles: [480], sansTexte: false, verifiee: false },
  ...{ createdAt: new Date(), updatedAt: new Date() },
})

async function insert<Inserted extends Document>(
  collection: Collection<Inserted>,
  rows: OptionalUnlessRequiredId<Inserted>[],
): Promise<void> {
  if (rows.length > 0) await collection.insertMany(rows)
}

/** The reading of a PDF, as it is when it is ready. */
const toReading = (document: ObjectId, pages: number): Document => ({
  ...{ document, etat: 'prete', langue: 'fr', version: NEVER_OUTDATED },
  ...{ nombreDePages: pages, pagesTraitees: pages, pagesNumerisees: 0, pagesReconnues: 0 },
  ...{ createdAt: new Date(), updatedAt: new Date(READING_DATE) },
})

const toArticle = (document: ObjectId, rang: number, article: MadeArticle): Document => ({
  ...{ ...article, _id: new ObjectId(), document, rang, visible: true, corrige: false },
  ...{ anciensSlugs: [], fichier: 'x', createdAt: new Date(), updatedAt: new Date() },
})
