import type { SelectField } from 'payload'

/**
 * Payload's status field of a record with drafts, published by default: a page that was never saved
 * shows its default texts to visitors.
 */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  defaultValue: 'published',
  options: [
    { label: 'Brouillon', value: 'draft' },
    { label: 'Publié', value: 'published' },
  ],
}
