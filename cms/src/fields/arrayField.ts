import type { ArrayField, Field, CollapsibleField } from 'payload'

import { lazyDefault } from './lazyDefault'
import { typesetDeep } from './typography/typesetFields'

interface ArrayFieldOptions {
  name: string
  label?: string
  labels: { singular: string; plural: string }
  min?: number
  max: number
  description?: string
  /** Default rows, as typed on a keyboard; typeset here. */
  defaultValue?: object[]
  fields: Field[]
}

/** Array field whose rows are labelled by their `titre`, `nom` or position. */
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
  // Without `required`, an empty list would pass validation below the minimum.
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

/** Groups fields under a label; groups follow the order of the page. */
export const collapsibleField = (label: string, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  fields,
})
