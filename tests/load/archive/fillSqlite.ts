import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { Client, InStatement, InValue } from '@libsql/client'
import { toFirstId } from '../../../cms/src/features/recherche/index/sqliteEntries'
import { toFullText } from '../../../cms/src/features/recherche/index/storedWords'
import { openSqlite } from '../../support/sqlite'
import { NEVER_OUTDATED, READING_DATE } from './makeArticles'
import type { MadeIssue, Vocabulary } from './makeIssue'

/** Issues of one transaction. */
const BATCH = 100

/**
 * Writes invented issues into a stopped product's database, copies of a published one, with their
 * pages and their place in the search index, as the product writes them.
 * @param totals of the words of all that is made, which are written at the end
 * @returns bytes of the pages' texts
 */
export async function fillSqlite(
  dataDir: string,
  published: string,
  issues: number,
  make: (index: number) => MadeIssue,
  totals: Vocabulary['totals'] = new Map(),
): Promise<number> {
  const db = await openSqlite(dataDir)
  await db.execute('PRAGMA synchronous = OFF')
  await db.execute('PRAGMA cache_size = -200000')
  const copy = await createCopier(db, published)
  let bytes = 0
  let statements: InStatement[] = []
  for (let index = 0; index < issues; index += 1) {
    const issue = make(index)
    bytes += Buffer.byteLength(issue.pages.join(''))
    statements.push(...copy(issue, index))
    if (index % BATCH !== BATCH - 1 && index !== issues - 1) continue
    await db.batch(statements, 'write')
    statements = []
  }
  const words = [...totals].map(([word, { racine, total }]) => [...[word, racine, word, total]])
  await db.execute({
    sql: `INSERT INTO recherche_mots (mot, racine, forme, total)
      SELECT ${columns(4)} FROM json_each(?) WHERE true
      ON CONFLICT (mot) DO UPDATE SET total = total + excluded.total`,
    args: [JSON.stringify(words)],
  })
  await db.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  return bytes
}

/** Prepares the statements that copy the published issue, whatever the tables' columns are. */
async function createCopier(db: Client, published: string) {
  const first = async (sql: string) => (await db.execute({ sql, args: [published] })).rows[0]
  const document = (await first('SELECT pdf_id AS id FROM regards WHERE id = ?'))?.id
  const stamp = await first('SELECT tampon FROM recherche_groupes WHERE groupe = ?')
  const tampon = stamp?.tampon
  if (typeof document !== 'string' || typeof tampon !== 'string')
    throw new Error('There is no indexed issue to copy')
  const copyRow = async (table: string) => {
    const { rows } = await db.execute(`PRAGMA table_info(${table})`)
    const names = rows.map(({ name }) => name as string)
    return (from: string, values: Record<string, InValue>) => ({
      sql: `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) SELECT ${names
        .map((name) => (name in values ? '?' : `"${name}"`))
        .join()} FROM ${table} WHERE id = ?`,
      args: [...names.flatMap((name) => (name in values ? [values[name] ?? null] : [])), from],
    })
  }
  const [copyDocument, copyRegard] = [await copyRow('documents'), await copyRow('regards')]
  return (issue: MadeIssue, index: number): InStatement[] => {
    const [id, pdf] = [randomUUID(), randomUUID()]
    const articleIds = issue.articles.map(() => randomUUID())
    const { numero, dateParution } = issue
    return [
      copyDocument(document, { id: pdf, prefix: `regards/copie${index}`, upload_id: null }),
      copyRegard(published, { id, numero, date_parution: dateParution, pdf_id: pdf }),
      ...toPages(issue, pdf),
      ...toReading(issue, pdf, articleIds),
      ...toIndex(issue, id, index, articleIds),
      {
        sql: 'INSERT INTO recherche_groupes (groupe, tampon) VALUES (?, ?)',
        args: [id, `${tampon.slice(0, tampon.indexOf(document))}${pdf} ${READING_DATE}`],
      },
    ]
  }
}

function toPages({ pages }: MadeIssue, document: string): InStatement[] {
  const rows = pages.map((texte, at) => [randomUUID(), document, at + 1, texte])
  return [
    {
      sql: `INSERT INTO pages_de_regards
        (id, document_id, page, texte, largeur, hauteur, dossier, tailles)
        SELECT ${columns(4)}, 595, 842, 'regards/x/pages/1', '[480]' FROM json_each(?)`,
      args: [JSON.stringify(rows)],
    },
  ]
}

/** The reading of a PDF, as it is when it is ready, and its articles. */
function toReading(
  { pages, articles }: MadeIssue,
  document: string,
  articleIds: string[],
): InStatement[] {
  const rows = articles.map(({ auteurs, blocs, ...article }, at) => [
    ...[articleIds[at], document, at + 1, article.titre, article.chapo, article.slug],
    ...[article.premierePage, article.dernierePage, JSON.stringify(blocs), auteurs],
  ])
  const args = [JSON.stringify(rows)]
  return [
    {
      sql: `INSERT INTO lectures
        (id, document_id, etat, nombre_de_pages, pages_traitees, langue, version, updated_at)
        VALUES (?, ?, 'prete', ?, ?, 'fr', ${NEVER_OUTDATED}, '${READING_DATE}')`,
      args: [randomUUID(), document, pages.length, pages.length],
    },
    {
      sql: `INSERT INTO articles (id, document_id, rang, titre, chapo, slug, premiere_page,
        derniere_page, blocs, visible, anciens_slugs, fichier)
        SELECT ${columns(9)}, 1, '[]', 'x' FROM json_each(?)`,
      args,
    },
    {
      sql: `INSERT INTO articles_texts ("order", parent_id, path, text)
        SELECT auteurs.key + 1, articles.value ->> 0, 'auteurs', auteurs.value
        FROM json_each(?) AS articles, json_each(articles.value, '$[9]') AS auteurs`,
      args,
    },
  ]
}

function toIndex(issue: MadeIssue, id: string, index: number, articleIds: string[]): InStatement[] {
  const entries = issue.toEntries(id, articleIds)
  // As the product numbers them, one after the other in each day.
  const firstId =
    toFirstId(issue.dateParution.slice(0, 10), 0) + Math.floor(index / 100) * entries.length
  const rows = entries.map(({ cle, type, page, date, titre, texte, longueur, empreinte }, at) => [
    ...[firstId + at + 1, cle, id, type, page, date, longueur, empreinte],
    deflateRawSync(`${titre}\n${texte}`).toString('hex'),
    ...[titre, texte].map(toFullText),
  ])
  const args = [JSON.stringify(rows)]
  return [
    {
      sql: `INSERT INTO recherche_entrees
        (id, cle, groupe, type, page, date, longueur, empreinte, contenu)
        SELECT ${columns(8)}, unhex(value ->> 8) FROM json_each(?)`,
      args,
    },
    {
      sql: `INSERT INTO recherche_index (rowid, titre, texte)
        SELECT value ->> 0, value ->> 9, value ->> 10 FROM json_each(?)`,
      args,
    },
  ]
}

/** The first values of an array in JSON, as columns. */
const columns = (count: number): string =>
  Array.from({ length: count }, (_, at) => `value ->> ${at}`).join()
