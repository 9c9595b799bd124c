import type { CollapsibleField, Field } from 'payload'

/** A part of a page, under its name: the form reads in the order of the page. */
export const collapsibleField = (label: string, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  fields,
})
