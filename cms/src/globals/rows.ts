import type { ArrayField, Field } from 'payload'

import { startsWith } from '../fields/startsWith'
import { typesetAll } from '../typography/typesetAll'

interface RowsOptions {
  name: string
  label?: string
  labels: { singular: string; plural: string }
  min?: number
  max: number
  description?: string
  /** What the site starts with, as typed on a keyboard. */
  defaultValue?: object[]
  fields: Field[]
}

/** Things of one kind that follow each other, each named by its `titre`, `nom` or `date`. */
export const rows = ({
  name,
  label,
  labels,
  min = 0,
  max,
  description,
  defaultValue = [],
  fields,
}: RowsOptions): ArrayField => ({
  type: 'array',
  name,
  label: label ?? labels.plural,
  labels,
  // Without it an empty list would pass below the minimum.
  required: min > 0,
  minRows: min,
  maxRows: max,
  ...startsWith(typesetAll(defaultValue)),
  admin: {
    ...(description ? { description } : {}),
    initCollapsed: true,
    components: { RowLabel: '/globals/RowLabel#RowLabel' },
  },
  fields,
})
