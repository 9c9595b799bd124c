import type { Field } from 'payload'

import { isSignedIn } from '../../access/roles'

/** Storage location of a file; only the server sets these fields. */
export const fileLocationFields: Field[] = [
  { name: 'prefix', type: 'text', label: 'Emplacement', admin: { readOnly: true, hidden: true } },
  {
    // Id of the resumable upload that created the file, so that finalizing it twice returns the
    // same record.
    name: 'uploadId',
    type: 'text',
    index: true,
    access: { read: ({ req }) => isSignedIn(req), create: () => false, update: () => false },
    admin: { hidden: true },
  },
]
