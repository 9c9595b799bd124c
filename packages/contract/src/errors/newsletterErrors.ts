import type { ErrorRow } from './ErrorRow'

/** Errors of e-mails, letters and subscriptions. */
export const newsletterErrors = {
  'invalid-email': [400, 'The e-mail address is not valid.', 'L’adresse e-mail n’est pas valable.'],
  'invalid-token': [
    400,
    'The link of an e-mail is not valid, or was used.',
    'Ce lien n’est pas valable, ou ne l’est plus.',
  ],
  'empty-letter': [
    400,
    'The letter lacks its subject or its text.',
    'Donnez à la lettre un objet et un texte.',
  ],
  'already-announced': [
    409,
    'The issue was already announced to the subscribers.',
    'Ce numéro a déjà été annoncé aux abonnés.',
  ],
  'not-planned': [
    409,
    'The issue is a draft whose publication is not planned.',
    'Ce numéro n’est pas publié, et sa publication n’est pas programmée\u00a0: programmez-la d’abord.',
  ],
  'letter-not-draft': [
    409,
    'The letter was sent, or its sending is planned.',
    'Cette lettre n’est plus un brouillon\u00a0: elle est partie, ou son envoi est prévu. Rechargez la page.',
  ],
  'letter-planned': [
    409,
    'The sending of the letter is planned: end its plan first.',
    'Cette lettre est programmée\u00a0: déprogrammez-la d’abord.',
  ],
  'letter-changed': [
    409,
    'The letter was changed after its preview: read it again.',
    'La lettre a changé depuis que vous l’avez relue. Relisez-la, puis recommencez.',
  ],
  'no-subscribers': [
    409,
    'The newsletter has no confirmed subscriber.',
    'Personne n’est encore inscrit à la lettre d’information.',
  ],
  'token-expired': [
    410,
    'The link of an e-mail has expired.',
    'Ce lien n’est plus valable\u00a0: demandez-en un nouveau.',
  ],
  'mail-unavailable': [
    503,
    'No e-mail can be sent.',
    'Aucun message ne peut partir pour l’instant. Réessayez plus tard.',
    60,
  ],
} as const satisfies Record<string, ErrorRow>
