import type { ErrorRow } from './ErrorRow'

/** Errors of accounts, their sessions and their second factors. */
export const accountErrors = {
  unauthenticated: [
    401,
    'The request has no valid session.',
    'Vous devez être connecté pour faire cela.',
  ],
  // Specification, section 8: every failed sign-in has the same response, whatever the reason.
  'invalid-credentials': [
    401,
    'The e-mail address or the password is wrong.',
    'Email ou mot de passe incorrect.',
  ],
  'second-factor-required': [
    401,
    'The account needs a `code`; `data.methods` lists its factors.',
    'Ce compte demande un second facteur\u00a0: connectez-vous sur la page «\u00a0Connexion\u00a0» du site (/login).',
  ],
  'second-factor-invalid': [
    401,
    'The `code` is wrong, or was used.',
    'Ce code n’est pas le bon, ou a déjà servi.',
  ],
  'passkey-invalid': [
    401,
    'The passkey is not accepted.',
    'Cette clé d’accès n’est pas reconnue par le site.',
  ],
  forbidden: [
    403,
    'The session, or the lack of one, does not allow this.',
    'Seul un administrateur peut faire cela.',
  ],
  'second-factor-setup-required': [
    403,
    'The account must set up its second factor first.',
    'Activez d’abord la double authentification de votre compte, sur la page «\u00a0Mon compte\u00a0».',
  ],
  'reauthentication-required': [
    403,
    'The password must be given again first.',
    'Confirmez d’abord que c’est vous, par votre mot de passe, puis recommencez.',
  ],
  'last-administrateur': [
    409,
    'One administrateur must remain.',
    'Il doit rester au moins un administrateur.',
  ],
  'last-second-factor': [
    409,
    'The account must keep one second factor.',
    'Les administrateurs doivent garder un second facteur\u00a0: ajoutez-en d’abord un autre.',
  ],
  'own-account': [
    409,
    'Not possible for one’s own account.',
    'Pour votre propre compte, passez par la page «\u00a0Mon compte\u00a0» du site.',
  ],
  'invitation-accepted': [
    409,
    'The account already has a password.',
    'Ce compte a déjà un mot de passe\u00a0: il n’attend plus d’invitation.',
  ],
  'setup-expired': [
    410,
    'The setup of a second factor has expired.',
    'Cette demande n’est plus valable\u00a0: recommencez.',
  ],
} as const satisfies Record<string, ErrorRow>
