import type { SelectField } from 'payload'

/** Status of a record with drafts, published by default: a page that was never saved is public. */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: 'État',
  // The comparison of two versions tells it beside their dates.
  admin: { components: { Diff: '/fields/NoDiff#NoDiff' } },
  defaultValue: 'published',
  options: [
    { label: 'Brouillon', value: 'draft' },
    { label: 'Publié', value: 'published' },
  ],
}
