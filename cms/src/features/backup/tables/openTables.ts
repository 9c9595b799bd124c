import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type BaseDatabaseAdapter,
  type Field,
  type FlattenedField,
  type Payload,
} from 'payload'

export type Row = Record<string, unknown> & { id: string }

/** Rows of a collection or of a global, or of their versions, in either database. */
export interface Table {
  /** Name in a backup: `regards`, `regards/versions`, `globals/accueil`, … */
  name: string
  /** Slug of the global whose rows these are, in MongoDB's shared collection of globals. */
  globalType: string | undefined
  /** The adapter, which takes the table for a collection of the name `COLLECTION`. */
  adapter: BaseDatabaseAdapter
}

interface Shape {
  name: string
  /** Slug of the collection or of the global. */
  slug: string
  kind: 'collection' | 'global'
  isVersions: boolean
  fields: Field[]
  flattenedFields: FlattenedField[]
}

/** Not backed up: rows of one database or moment. A session closed since must not open again. */
const OMITTED_COLLECTIONS = new Set<string>([
  'payload-migrations',
  'payload-locked-documents',
  'sessions',
])

/** Name under which an adapter of `Table` knows its table. */
export const COLLECTION = 'sauvegarde'

/** Opens all tables of a backup, in the order in which they are restored. */
export function openTables(payload: Payload): Table[] {
  return listShapes(payload).map((shape) =>
    'tableNameMap' in payload.db ? openSqliteTable(payload, shape) : openMongoTable(payload, shape),
  )
}

function listShapes({ config }: Payload): Shape[] {
  const collections = config.collections.filter(({ slug }) => !OMITTED_COLLECTIONS.has(slug))
  return [
    ...collections.flatMap((collection) =>
      toShapes(collection.slug, 'collection', collection, {
        fields: buildVersionCollectionFields(config, collection),
        flattenedFields: buildVersionCollectionFields(config, collection, true),
      }),
    ),
    ...config.globals.flatMap((global) =>
      toShapes(`globals/${global.slug}`, 'global', global, {
        fields: buildVersionGlobalFields(config, global),
        flattenedFields: buildVersionGlobalFields(config, global, true),
      }),
    ),
  ]
}

type Fields = Pick<Shape, 'fields' | 'flattenedFields'>

function toShapes(
  name: string,
  kind: Shape['kind'],
  { slug, fields, flattenedFields, versions }: Fields & { slug: string; versions?: unknown },
  ofVersions: Fields,
): Shape[] {
  const own: Shape = { name, slug, kind, isVersions: false, fields, flattenedFields }
  if (!versions) return [own]
  return [own, { ...own, ...ofVersions, name: `${name}/versions`, isVersions: true }]
}

/**
 * Payload's functions for versions and globals set ids and dates themselves: an object derived from
 * the adapter shows any table as a collection, whose functions take both as given.
 */
function deriveAdapter<T extends BaseDatabaseAdapter>(
  payload: Payload,
  { fields, flattenedFields }: Shape,
  own: object,
): T {
  const config = { slug: COLLECTION, fields, flattenedFields, joins: {}, polymorphicJoins: [] }
  const derivedPayload = Object.assign(Object.create(payload) as Payload, {
    collections: { ...payload.collections, [COLLECTION]: { config } },
  })
  return Object.assign(Object.create(payload.db) as T, { payload: derivedPayload, ...own })
}

function openSqliteTable(payload: Payload, shape: Shape): Table {
  const { tableNameMap, versionsSuffix } = payload.db as unknown as SQLiteAdapter & {
    tableNameMap: Map<string, string>
    versionsSuffix: string
  }
  const base = toSnakeCase(shape.slug)
  const sqlName = tableNameMap.get(shape.isVersions ? `_${base}${versionsSuffix}` : base)
  if (!sqlName) throw new Error(`${shape.name} has no table`)
  const names = { get: (key: string) => (key === COLLECTION ? sqlName : tableNameMap.get(key)) }
  const adapter = deriveAdapter(payload, shape, { tableNameMap: names })
  return { name: shape.name, globalType: undefined, adapter }
}

function openMongoTable(payload: Payload, shape: Shape): Table {
  const { collections, versions, globals } = payload.db as unknown as MongooseAdapter
  const { slug, kind, isVersions } = shape
  const main = kind === 'global' ? globals : collections[slug]
  const adapter = deriveAdapter(payload, shape, {
    collections: { [COLLECTION]: isVersions ? versions[slug] : main },
  })
  const globalType = kind === 'global' && !isVersions ? slug : undefined
  return { name: shape.name, globalType, adapter }
}

/** As Payload names tables. */
const toSnakeCase = (slug: string): string =>
  slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
