import type { Access } from 'payload'

import { isDraftRequested } from '../../access/isDraftRequested'
import { isEditeur } from '../../access/roles'

/** Read access to a page: anyone reads what is published, and editors the draft. */
export const draftsForEditors: Access = ({ req }) => !isDraftRequested(req) || isEditeur(req)
