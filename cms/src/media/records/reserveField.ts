import type { CheckboxField } from 'payload'

/**
 * Whether the file belongs to a draft of an issue only, and is for administrators to read; set by
 * the server (collections/Regards/hooks/reserveDraftFiles.ts).
 */
export const reserveField: CheckboxField = {
  name: 'reserve',
  type: 'checkbox',
  hidden: true,
  access: { read: () => false, create: () => false, update: () => false },
}
