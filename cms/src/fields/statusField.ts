import type { SelectField } from 'payload'

/**
 * Payload's status field of a record with drafts, published by default: a page that was never saved
 * shows its default texts to visitors.
 */
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
