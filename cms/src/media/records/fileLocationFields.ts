import type { Field } from 'payload'

import { isSignedIn } from '../../access/roles'

/** Where a file lives; both are set by the server alone. */
export const fileLocationFields: Field[] = [
  { name: 'prefix', type: 'text', label: 'Dossier', admin: { readOnly: true, hidden: true } },
  {
    // Which resumable upload a file came from: finishing one twice finds the record that is there.
    name: 'uploadId',
    type: 'text',
    index: true,
    access: { read: ({ req }) => isSignedIn(req), create: () => false, update: () => false },
    admin: { hidden: true },
  },
]
