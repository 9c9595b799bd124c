import type { Field, FieldAccess } from 'payload'

import { canSendEmail } from '../../../infrastructure/email'

const onlyServer: FieldAccess = () => false

/**
 * Invitation of an account. `invitation` is sent as true to create an account without a password,
 * and stays so until its owner has chosen one; `invitationEnvoyeeLe` is when it was last sent.
 */
export const invitationFields: Field[] = [
  {
    name: 'invitation',
    type: 'checkbox',
    label: 'Envoyer une invitation',
    defaultValue: false,
    access: { update: onlyServer },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: {
        Field: {
          path: '/features/accounts/panel/Invitation#Invitation',
          clientProps: { canSend: canSendEmail() },
        },
      },
    },
  },
  {
    name: 'invitationEnvoyeeLe',
    type: 'date',
    label: 'Invitation envoyée le',
    access: { create: onlyServer, update: onlyServer },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
  },
]
