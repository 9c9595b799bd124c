import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, InStatement, Row, Value } from '@libsql/client'
import { openSqlite } from '../support/sqlite'

type Place = { dataDir: string; mediaDir: string }

const BATCH = 2000
/** Lower numbers belong to the demonstration. */
const FIRST_NUMERO = 1001
/** Each copy is a day older than the one before it: the demonstration's issues stay the newest. */
const NEWEST_COPY = Date.UTC(2015, 0, 1, 12)
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Adds copies of the issues to a stopped site's database, each with its own records and folder,
 * until there are `count`. The files are hard links: 10,000 issues take seconds.
 */
export async function fillSite({ dataDir, mediaDir }: Place, count: number): Promise<void> {
  const db = await openSqlite(dataDir)
  try {
    const issues = await db.execute(
      `SELECT regards.id, regards.pdf_id, regards.couverture_id, documents.prefix AS prefix
       FROM regards JOIN documents ON documents.id = regards.pdf_id
       WHERE numero < ${FIRST_NUMERO} ORDER BY numero`,
    )
    const { rows } = await db.execute('SELECT count(*) AS count FROM regards')
    const there = Number(rows[0]?.count)
    const copy = await createCopier(db)
    let statements: InStatement[] = []
    for (let index = there - issues.rows.length; index < count - issues.rows.length; index += 1) {
      const issue = issues.rows[index % issues.rows.length]
      if (!issue) throw new Error('There is no issue to copy')
      const folder = `copie${index}`
      linkFolder(mediaDir, text(issue.prefix), `regards/${folder}`)
      statements.push(...copy(issue, index, folder))
      if (statements.length < BATCH) continue
      await db.batch(statements, 'write')
      statements = []
    }
    await db.batch(statements, 'write')
    await db.execute('ANALYZE')
  } finally {
    db.close()
  }
}

/**
 * Prepares the statements that copy an issue with its files and counts, whatever the tables'
 * columns are.
 */
async function createCopier(db: Client) {
  const columnsOf = async (table: string) =>
    (await db.execute(`PRAGMA table_info(${table})`)).rows.map(({ name }) => text(name))
  const [regards, documents, images, compteurs] = await Promise.all(
    ['regards', 'documents', 'images', 'compteurs'].map(columnsOf),
  )
  return (issue: Row, index: number, folder: string): InStatement[] => {
    const [id, pdf, couverture] = [randomUUID(), randomUUID(), randomUUID()]
    const dateParution = new Date(NEWEST_COPY - index * DAY_MS).toISOString()
    const file = (fileId: string) => ({
      id: fileId,
      prefix: `regards/${folder}`,
      upload_id: null,
    })
    return [
      copyRow('documents', documents, text(issue.pdf_id), file(pdf), text(issue.prefix)),
      copyRow('images', images, text(issue.couverture_id), file(couverture), text(issue.prefix)),
      copyRow('regards', regards, text(issue.id), {
        id,
        numero: FIRST_NUMERO + index,
        date_parution: dateParution,
        pdf_id: pdf,
        couverture_id: couverture,
      }),
      copyRow('compteurs', compteurs, text(issue.id), { id: randomUUID(), regard: id }),
    ]
  }
}

/** @param prefix of a file: the part of its URLs to replace by the new prefix */
function copyRow(
  table: string,
  columns: string[] = [],
  from: string,
  values: Record<string, string | number | null>,
  prefix?: string,
): InStatement {
  const args: (string | number | null)[] = []
  const given = (value: string | number | null) => {
    args.push(value)
    return '?'
  }
  const selected = columns.map((name) => {
    const value = values[name]
    if (value !== undefined) return given(value)
    if (prefix && values.prefix && name.endsWith('url')) {
      return `replace("${name}", ${given(prefix)}, ${given(values.prefix)})`
    }
    return `"${name}"`
  })
  const key = table === 'compteurs' ? 'regard' : 'id'
  const names = columns.map((name) => `"${name}"`).join(', ')
  args.push(from)
  return {
    sql: `INSERT INTO ${table} (${names}) SELECT ${selected.join(', ')} FROM ${table} WHERE ${key} = ?`,
    args,
  }
}

function text(value: Value | undefined): string {
  if (typeof value !== 'string') throw new Error('The database has no text where one is expected')
  return value
}

/** Hard-links every file of a folder, and its metadata, into another folder. */
function linkFolder(mediaDir: string, from: string, to: string): void {
  for (const root of [mediaDir, join(mediaDir, '.metadata')]) {
    if (!existsSync(join(root, from))) continue
    mkdirSync(join(root, to), { recursive: true })
    for (const name of readdirSync(join(root, from))) {
      linkSync(join(root, from, name), join(root, to, name))
    }
  }
}
