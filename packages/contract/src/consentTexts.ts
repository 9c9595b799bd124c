/**
 * Texts of consent at the form of the newsletter, the oldest first: the form shows the last one, and the server
 * stores its version as a proof. A published text never changes: a new wording is a new row.
 */
export const consentTexts = [
  {
    version: '2026-11',
    texte:
      'Votre adresse ne sert qu’à vous envoyer la lettre d’information. Vous confirmez par e-mail, et chaque lettre permet de se désinscrire.',
  },
] as const
