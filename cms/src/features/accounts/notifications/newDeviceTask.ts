import type { TaskConfig } from 'payload'

import { createNewDeviceEmail, type NewDevice } from './newDeviceEmail'
import { retryEmail } from '../../../infrastructure/email/retryEmail'

interface NewDeviceTask {
  input: NewDevice & { email: string }
  output: object
}

/** Job that tells the owner of an account of a sign-in on a new device. */
export const notifyNewDeviceTask: TaskConfig<NewDeviceTask> = {
  slug: 'direNouvelAppareil',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'appareil', type: 'text', required: true },
    { name: 'adresse', type: 'text' },
    { name: 'moment', type: 'text', required: true },
  ],
  retries: retryEmail,
  handler: async ({ input: { email, ...device }, req }) => {
    await req.payload.sendEmail(await createNewDeviceEmail(req.payload, email, device))
    return { output: {} }
  },
}
