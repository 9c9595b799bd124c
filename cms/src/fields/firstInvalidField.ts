import type { UIField } from 'payload'

import { panelField } from './panelField'

/**
 * Leads to the first invalid field (admin/form/FirstInvalidField) in a form that Payload also
 * renders on the page of one's own account, where it leaves out `admin.components.edit`.
 */
export const firstInvalidField: UIField = panelField(
  'firstInvalidField',
  '/admin/form/FirstInvalidField#FirstInvalidField',
)
