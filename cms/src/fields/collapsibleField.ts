import type { CollapsibleField, Field } from 'payload'

/** Groups fields under a label; groups follow the order of the page. */
export const collapsibleField = (label: string, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  fields,
})
