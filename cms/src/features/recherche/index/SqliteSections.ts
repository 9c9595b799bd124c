import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

import { toSectionKey, type PlaceCount } from './SearchIndex'

type Client = SQLiteAdapter['client']

/** Sections with a number of their own; articles of further ones are found but not filtered. */
export const MAX_SECTION = 999

/** A number of matches of one year and one section, by its number. */
export type Count = { annee: number; section: number; total: number }

/** Numbers of the sections of articles, from 1, which are part of the row ids of the index. */
export class SqliteSections {
  constructor(private readonly getClient: () => Client) {}

  async prepare(): Promise<void> {
    await this.getClient().execute(`CREATE TABLE IF NOT EXISTS recherche_rubriques
      (numero INTEGER PRIMARY KEY, cle TEXT NOT NULL UNIQUE, nom TEXT NOT NULL)`)
  }

  /** Numbers a section when it is new; 0 for none. */
  async assign(rubrique: string): Promise<number> {
    const cle = toSectionKey(rubrique)
    if (cle === '') return 0
    await this.getClient().execute({
      sql: `INSERT INTO recherche_rubriques (numero, cle, nom)
        SELECT coalesce(max(numero), 0) + 1, ?1, ?2 FROM recherche_rubriques
        WHERE true HAVING coalesce(max(numero), 0) < ${MAX_SECTION}
        ON CONFLICT (cle) DO UPDATE SET nom = excluded.nom`,
      args: [cle, rubrique],
    })
    return (await this.find(rubrique)) ?? 0
  }

  /** @returns undefined for a section without articles */
  async find(rubrique: string): Promise<number | undefined> {
    const { rows } = await this.getClient().execute({
      sql: 'SELECT numero FROM recherche_rubriques WHERE cle = ?',
      args: [toSectionKey(rubrique)],
    })
    return rows[0] && Number(rows[0].numero)
  }

  async nameCounts(counts: Count[]): Promise<PlaceCount[]> {
    const numbers = new Set(counts.map(({ section }) => section).filter((section) => section > 0))
    const names = await this.readNames([...numbers])
    return counts.map(({ section, ...count }) => ({ ...count, rubrique: names.get(section) ?? '' }))
  }

  /** Names of sections by their numbers, as they were written last. */
  private async readNames(numbers: number[]): Promise<Map<number, string>> {
    if (numbers.length === 0) return new Map()
    const { rows } = await this.getClient().execute({
      sql: `SELECT numero, nom FROM recherche_rubriques
        WHERE numero IN (SELECT value FROM json_each(?))`,
      args: [JSON.stringify(numbers)],
    })
    return new Map(rows.map(({ numero, nom }) => [Number(numero), nom as string]))
  }
}
