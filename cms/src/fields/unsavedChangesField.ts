import type { UIField } from 'payload'

/** Placed first in a form: stores unsaved input (see admin/form/UnsavedChanges). */
export const unsavedChangesField: UIField = {
  type: 'ui',
  name: 'unsavedText',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/form/UnsavedChanges#UnsavedChanges' },
  },
}
