import type { Abonne } from '@payload-types'

type ConsentText = { version: NonNullable<Abonne['versionTexte']>; texte: string }

/**
 * Consent text of the newsletter form. A new wording needs a new version, here and in the list that
 * the server stores as a proof (cms/src/features/newsletter/subscribers/abonnesFields.ts).
 */
export const consentText: ConsentText = {
  version: '2026-11',
  texte:
    'Votre adresse ne sert qu’à vous envoyer la lettre d’information. Vous confirmez par e-mail, et chaque lettre permet de se désinscrire.',
}
