import type { UIField } from 'payload'

import { panelField } from './panelField'

interface RecordTitleOptions {
  newTitle: string
  prefix?: string
  names: string[]
}

/** Field that gives the form of a record its title (see RecordTitle). */
export const recordTitleField = (options: RecordTitleOptions): UIField =>
  panelField('titreDeLaFiche', {
    path: '/fields/RecordTitle#RecordTitle',
    clientProps: { ...options },
  })
