import type { UIField } from 'payload'

import { panelField } from './panelField'

/** Placed first in a form: stores unsaved input (see admin/form/UnsavedChanges). */
export const unsavedChangesField: UIField = panelField(
  'unsavedText',
  '/admin/form/UnsavedChanges#UnsavedChanges',
)
