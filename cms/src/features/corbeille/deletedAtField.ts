import type { Field } from 'payload'
import { setByServer } from '../../access/roles'

/** When a record was moved to the trash; written by `trashRecord` and `restoreRecord` only. */
export const deletedAtField: Field = {
  name: 'deletedAt',
  type: 'date',
  label: 'Mis à la corbeille le',
  index: true,
  access: setByServer,
  admin: { disableBulkEdit: true, hidden: true },
}
