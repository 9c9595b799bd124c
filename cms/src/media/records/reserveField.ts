import type { CheckboxField } from 'payload'

/**
 * Whether nothing that is published names the file, so that visitors do not find its record. True
 * for a new file; later set by the server alone (media/usage/updateReservations.ts).
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
