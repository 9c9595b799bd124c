export type Purpose = 'audience' | 'publicite'

/** Version of these texts: increase it when their meaning changes, to ask every visitor again. */
export const textVersion = 1

export const consentTexts = {
  titre: 'Les cookies, avec votre accord',
  demande: {
    audience: 'mesurer l’audience du site',
    publicite: 'adapter nos annonces et en suivre l’effet',
  } satisfies Record<Purpose, string>,
  toutAccepter: 'Tout accepter',
  toutRefuser: 'Tout refuser',
  personnaliser: 'Personnaliser',
  fermerEtRefuser: 'Fermer et tout refuser',
  annonce: 'Ce site vous demande votre choix sur les cookies, en tête de page.',
  preferences: 'Gérer les cookies',
  enregistrer: 'Enregistrer mes choix',
  fermer: 'Fermer sans rien changer',
  politique: 'Politique de confidentialité',
} as const

/** Sentences of the banner for these purposes. */
export function formatRequest(purposes: Purpose[]): string[] {
  const demandes = purposes.map((purpose) => `pour ${consentTexts.demande[purpose]}`).join(', et ')
  return [
    `Si vous l’acceptez, Google dépose des cookies ${demandes}.`,
    'Refuser ou fermer ne change rien à votre lecture. Vous changez d’avis quand vous voulez, au bas de chaque page.',
  ]
}

type TextSection = { label: string; hint: string }

export const preferencesIntro =
  'Rien n’est mesuré sans votre accord, et vous pouvez le retirer à tout moment, ici même. Votre choix est gardé six mois.'

export const necessarySection: TextSection = {
  label: 'Cookies nécessaires',
  hint: 'Ils font marcher le site\u00a0: «\u00a0consentement\u00a0» garde votre choix six mois, «\u00a0payload-token\u00a0» garde la connexion des personnes qui administrent le site. Ils ne demandent pas d’accord.',
}

export const purposeSections: Record<Purpose, TextSection> = {
  audience: {
    label: 'Mesure d’audience',
    hint: 'Savoir quelles pages sont lues, pour les améliorer. Google Analytics (Google Ireland Limited) dépose les cookies «\u00a0_ga\u00a0», gardés six mois au plus, et reçoit l’adresse des pages lues\u00a0; ces données sont gardées vingt-six mois au plus.',
  },
  publicite: {
    label: 'Publicité',
    hint: 'Savoir si nos annonces amènent des lecteurs, et les adapter. Google Ads (Google Ireland Limited) dépose les cookies «\u00a0_gcl\u00a0», gardés trois mois, et peut reconnaître votre navigateur sur d’autres sites.',
  },
}
