/** The same for every address: the site does not reveal who is subscribed. */
export const sentOutcome: SubscriptionOutcome = {
  kind: 'sent',
  message:
    'Un message vient de partir vers cette adresse\u00a0: ouvrez-le pour confirmer votre inscription. Rien reçu\u00a0? Regardez parmi les indésirables.',
}

/** Result of a form that was submitted without JavaScript, from the URL; undefined without one. */
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

/** Result of a form: sent, invalid address, or failed. */
export type SubscriptionOutcome = { kind: 'sent' | 'fault' | 'failure'; message: string }
