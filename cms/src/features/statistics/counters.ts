import type { NumberField } from 'payload'

interface CounterDefinition {
  /** End of the path that counts: POST /api/regards/numero/{n}/{action}. */
  action: string
  /** Field of an issue and of its row of `compteurs`: the count since its publication. */
  field: string
  /** Column of `frequentation`: the count of a day. */
  column: string
  label: string
  /** Subject of the line of the log (specification, section 8). */
  logged: string
  /** Noun in the singular: the plural adds an s. */
  noun: string
  /** Description in the OpenAPI document. */
  event: string
  /** Label `action` of the metric `regards_openings_total`. */
  metric: string
}

/** Counters of an issue, in the order of tables: columns, endpoints and export follow the list. */
export const COUNTERS = [
  {
    action: 'vue',
    field: 'nombreDeVue',
    column: 'vues',
    label: 'Nombre de vues',
    logged: 'Compteur de vues',
    noun: 'ouverture',
    event: 'an opening',
    metric: 'view',
  },
  {
    action: 'telechargement',
    field: 'nombreDeTelechargement',
    column: 'telechargements',
    label: 'Nombre de téléchargements',
    logged: 'Compteur de téléchargements',
    noun: 'téléchargement',
    event: 'a download',
    metric: 'download',
  },
] as const satisfies readonly CounterDefinition[]

export type Counter = (typeof COUNTERS)[number]

export type CountAction = Counter['action']

/** Counts of a day, of an issue or of a period. */
export type Counts = Record<Counter['column'], number>

export type IssueCounts = Record<Counter['field'], number>

export const FIELDS = COUNTERS.map(({ field }) => field)

export const COLUMNS = COUNTERS.map(({ column }) => column)

/** Returns a record with the same value for each key. */
export const fillRecord = <K extends string, V>(keys: readonly K[], value: V) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>

export const ZERO_COUNTS: Counts = fillRecord(COLUMNS, 0)

/** Counts of an issue that was never opened. */
export const ZERO_ISSUE_COUNTS: IssueCounts = fillRecord(FIELDS, 0)

/** Field of a stored count. */
export const countField = (name: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
})

/** Formats the title of a counter's column: « Ouvertures ». */
export const formatTitle = ({ noun }: Counter): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`
