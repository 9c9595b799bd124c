interface ConsentText {
  version: string
  texte: string
}

/**
 * What people were told before they gave their address, oldest first: the proof of a consent names
 * the version. A text that was shown is never changed: a new wording is a new version, here and in
 * the form (web/src/lib/newsletter/consent.ts).
 */
export const consentTexts: ConsentText[] = [
  {
    version: '2026-11',
    texte:
      'Votre adresse ne sert qu’à vous envoyer la lettre d’information. Vous confirmez par e-mail, et chaque lettre permet de se désinscrire.',
  },
]
