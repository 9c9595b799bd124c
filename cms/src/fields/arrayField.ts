import type { ArrayField, Field } from 'payload'

import { lazyDefault } from './lazyDefault'
import { typesetDeep } from './typography/typesetDeep'

interface ArrayFieldOptions {
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
export const arrayField = ({
  name,
  label,
  labels,
  min = 0,
  max,
  description,
  defaultValue = [],
  fields,
}: ArrayFieldOptions): ArrayField => ({
  type: 'array',
  name,
  label: label ?? labels.plural,
  labels,
  // Without it an empty list would pass below the minimum.
  required: min > 0,
  minRows: min,
  maxRows: max,
  ...lazyDefault(typesetDeep(defaultValue)),
  admin: {
    ...(description ? { description } : {}),
    initCollapsed: true,
    components: { RowLabel: '/fields/RowLabel#RowLabel' },
  },
  fields,
})
