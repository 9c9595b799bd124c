import type { Field, CheckboxField } from 'payload'

import { isSignedIn } from '../../access/roles'
import { apiError } from '../../lib/errors/apiErrors'
import { createErrorResponse } from '../../lib/http/createErrorResponse'

/** Storage location of a file; only the server sets these fields. */
export const fileLocationFields: Field[] = [
  { name: 'prefix', type: 'text', label: 'Emplacement', admin: { readOnly: true, hidden: true } },
  {
    // Id of the upload that created the file: finalizing it twice returns the same record.
    name: 'uploadId',
    type: 'text',
    index: true,
    access: { read: ({ req }) => isSignedIn(req), create: () => false, update: () => false },
    admin: { hidden: true },
  },
]

/**
 * Whether no published issue or page names the file: visitors do not find its record then. True for
 * a new file; later set by the server alone (media/usage/updateReservations.ts).
 */
export const reserveField: CheckboxField = {
  name: 'reserve',
  type: 'checkbox',
  hidden: true,
  access: { read: () => false, create: () => false, update: () => false },
  hooks: {
    beforeChange: [
      ({ operation, value }) => (operation === 'create' ? true : (value as boolean | undefined)),
    ],
  },
}

/** Disables Payload's route /api/{collection}/file/{name}: files are served at /media. */
export const disableFileRoute = (): Response => createErrorResponse(apiError('not-found'))
