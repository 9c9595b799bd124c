import type { Access } from 'payload'

import { isEditeur } from './roles'

export const editors: Access = ({ req }) => isEditeur(req)
