import type { UIField } from 'payload'

import { panelField } from './panelField'

/** FirstInvalidField also on one's own account, where Payload leaves out `components.edit`. */
export const firstInvalidField: UIField = panelField(
  'firstInvalidField',
  '/admin/form/FirstInvalidField#FirstInvalidField',
)
