import type { UIField } from 'payload'

/**
 * Leads to the first invalid field (see admin/form/FirstInvalidField) in a form that Payload also renders
 * on the page of one's own account, where it leaves out `admin.components.edit`.
 */
export const firstInvalidField: UIField = {
  type: 'ui',
  name: 'firstInvalidField',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/form/FirstInvalidField#FirstInvalidField' },
  },
}
