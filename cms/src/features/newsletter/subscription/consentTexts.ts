interface ConsentText {
  version: string
  texte: string
}

/**
 * Consent texts shown with the subscription form, oldest first; the proof of consent stores the
 * version. Never change a published text: add a new version here and in the form
 * (web/src/features/newsletter/helpers/consentText.ts).
 */
export const consentTexts: ConsentText[] = [
  {
    version: '2026-11',
    texte:
      'Votre adresse ne sert qu’à vous envoyer la lettre d’information. Vous confirmez par e-mail, et chaque lettre permet de se désinscrire.',
  },
]
