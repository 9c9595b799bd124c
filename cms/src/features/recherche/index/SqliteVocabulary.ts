import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

import type { Vocabulary, VocabularyWord } from './SearchIndex'
import { unpack, type Statement } from './sqliteEntries'
import { listWords } from './storedWords'

type Client = SQLiteAdapter['client']

/** Vocabulary of the search index in SQLite: the words of the entries, and in how many each is. */
export class SqliteVocabulary implements Vocabulary {
  constructor(private readonly getClient: () => Client) {}

  find(words: string[]): Promise<VocabularyWord[]> {
    return this.read('mot IN (SELECT value FROM json_each(?))', JSON.stringify(words))
  }

  findByStem(stems: string[]): Promise<VocabularyWord[]> {
    return this.read('racine IN (SELECT value FROM json_each(?))', JSON.stringify(stems))
  }

  findByPrefix(prefix: string, limit: number): Promise<VocabularyWord[]> {
    return this.read(
      `mot >= ?1 AND mot < ?1 || char(1114111) ORDER BY total DESC, mot LIMIT ${limit}`,
      prefix,
    )
  }

  /** Reads the folded words of each entry. */
  async readWordsOf(keys: string[]): Promise<string[][]> {
    const { rows } = await this.getClient().execute({
      sql: `SELECT contenu FROM recherche_entrees
        WHERE cle IN (SELECT value FROM json_each(?))`,
      args: [JSON.stringify(keys)],
    })
    return rows.map(({ contenu }) => {
      const { titre, texte } = unpack(contenu)
      return listWords(titre, texte)
    })
  }

  private async read(where: string, arg: string): Promise<VocabularyWord[]> {
    const { rows } = await this.getClient().execute({
      sql: `SELECT mot, racine, forme, total FROM recherche_mots WHERE ${where}`,
      args: [arg],
    })
    return rows.map((row) => ({ ...(row as unknown as VocabularyWord) }))
  }
}

/** Statements that change the vocabulary: see countWords. */
export function toVocabularyStatements(changes: VocabularyWord[]): Statement[] {
  const rows = JSON.stringify(
    changes.map(({ mot, racine, forme, total }) => [mot, racine, forme, total]),
  )
  const words = JSON.stringify(changes.map(({ mot }) => mot))
  return [
    {
      sql: `INSERT INTO recherche_mots (mot, racine, forme, total)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
        ON CONFLICT (mot) DO UPDATE SET total = total + excluded.total`,
      args: [rows],
    },
    {
      sql: `DELETE FROM recherche_mots
        WHERE mot IN (SELECT value FROM json_each(?)) AND total <= 0`,
      args: [words],
    },
  ]
}
