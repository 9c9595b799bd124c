import type { SubscriptionOutcome } from './SubscriptionOutcome'

/** The same whoever has the address: the site does not say who is subscribed. */
export const sentOutcome: SubscriptionOutcome = {
  kind: 'sent',
  message:
    'Un message vient de partir vers cette adresse\u00a0: ouvrez-le pour confirmer votre inscription. Rien reçu\u00a0? Regardez parmi les indésirables.',
}

/**
 * What came of a form that was sent without script, as the server says it in the address.
 * @param etat a word of the server's, or the code of an error; null where no form was sent
 */
export function parseSubscriptionOutcome(etat: string | null): SubscriptionOutcome | undefined {
  if (etat === null) return undefined
  if (etat === 'envoyee') return sentOutcome
  if (etat === 'invalid-email') {
    return { kind: 'fault', message: 'Cette adresse n’est pas valable.' }
  }
  if (etat === 'too-many-requests') {
    return {
      kind: 'failure',
      message: 'Trop de demandes en peu de temps. Réessayez dans quelques minutes.',
    }
  }
  return { kind: 'failure', message: 'Votre demande n’est pas partie. Réessayez dans un instant.' }
}
