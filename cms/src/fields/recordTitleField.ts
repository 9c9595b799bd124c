import type { UIField } from 'payload'

interface RecordTitleOptions {
  newTitle: string
  prefix?: string
  names: string[]
}

/** Field that gives the form of a record its title (see RecordTitle). */
export const recordTitleField = (options: RecordTitleOptions): UIField => ({
  type: 'ui',
  name: 'titreDeLaFiche',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/fields/RecordTitle#RecordTitle', clientProps: { ...options } } },
  },
})
