import type { Field } from 'payload'

/** Sent when changing one's own password; checked and removed by `checkCurrentPassword`. */
export const currentPasswordField: Field = {
  name: 'motDePasseActuel',
  type: 'text',
  label: 'Mot de passe actuel',
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/features/accounts/panel/CurrentPassword#CurrentPassword' },
  },
}
