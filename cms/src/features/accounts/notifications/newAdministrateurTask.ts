import type { Payload, TaskConfig } from 'payload'

import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import { retryEmail } from '../../../infrastructure/email/retryEmail'
import { createNewAdministrateurEmail } from './newAdministrateurEmail'

interface NewAdministrateur {
  input: {
    /** The administrateurs who are not told yet. */
    destinataires: string[]
    compte: string
    acteur: string
  }
  output: object
}

/**
 * Job that tells the other administrateurs that an account has become one, each by an e-mail. An
 * address that the mail server refuses delays no other one.
 */
export const notifyNewAdministrateurTask: TaskConfig<NewAdministrateur> = {
  slug: 'direNouvelAdministrateur',
  inputSchema: [
    { name: 'destinataires', type: 'text', hasMany: true, required: true },
    { name: 'compte', type: 'text', required: true },
    { name: 'acteur', type: 'text', required: true },
  ],
  retries: retryEmail,
  handler: async ({ input: { destinataires, ...what }, job, req: { payload } }) => {
    const save = (rest: string[]) => saveInput(payload, job.id, { ...what, destinataires: rest })
    const failed: string[] = []
    for (const [index, email] of destinataires.entries()) {
      if (shutdown.signal.aborted) throw new Error('Stopped by the shutdown of the process')
      const others = [...destinataires.slice(index + 1), ...failed]
      const message = await createNewAdministrateurEmail(payload, email, what)
      // Before it is sent: after a crash nobody gets it twice (decision 079).
      await save(others)
      try {
        await payload.sendEmail(message)
      } catch (error) {
        log.warn({ err: error }, 'Administrateur pas encore prévenu d’un nouvel administrateur')
        failed.push(email)
        await save([...others, email])
      }
    }
    if (failed.length > 0) throw new Error(`${failed.length} administrateurs are not told yet`)
    return { output: {} }
  },
}

const saveInput = (payload: Payload, id: string, input: NewAdministrateur['input']) =>
  payload.db.updateOne({ collection: 'payload-jobs', id, data: { input }, returning: false })
