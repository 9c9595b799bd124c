import type { Field } from 'payload'
import { setByServer } from '../../access/roles'

/**
 * Payload's field of a collection with `trash`: when a record was moved to the trash. Only
 * `trashRecord` and `restoreRecord` write it.
 */
export const deletedAtField: Field = {
  name: 'deletedAt',
  type: 'date',
  label: 'Mis à la corbeille le',
  index: true,
  access: setByServer,
  admin: { disableBulkEdit: true, hidden: true },
}
