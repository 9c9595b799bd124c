import type { Access } from 'payload'

import { isAdministrateur } from './roles'

export const administrators: Access = ({ req }) => isAdministrateur(req)
