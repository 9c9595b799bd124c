import type { UIField } from 'payload'

/** At the head of a form: keeps what is typed and not saved (see panel/form/UnsavedText). */
export const unsavedChangesField: UIField = {
  type: 'ui',
  name: 'unsavedText',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/form/UnsavedChanges#UnsavedChanges' },
  },
}
