import type { Abonne } from '@payload-types'

type ConsentText = { version: NonNullable<Abonne['versionTexte']>; texte: string }

/**
 * What somebody is told before they give their address. A new wording is a new version, here and in
 * the list that the server keeps as a proof (cms/src/newsletter/consentTexts.ts).
 */
export const consentText: ConsentText = {
  version: '2026-11',
  texte:
    'Votre adresse ne sert qu’à vous envoyer la lettre d’information. Vous confirmez par e-mail, et chaque lettre permet de se désinscrire.',
}
