import type { Access } from 'payload'

import { isDraftRequested } from './isDraftRequested'
import { isEditeur } from './roles'

/** Read access to a page: anyone reads what is published, and editors the draft. */
export const draftsForEditors: Access = ({ req }) => !isDraftRequested(req) || isEditeur(req)
