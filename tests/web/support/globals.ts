import { http, HttpResponse } from 'msw'
import type { Config } from '@payload-types'

type Globals = Config['globals']

/** A rich text of one paragraph, as the server returns it. */
const longText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})

/** Texts of the pages: one item of each kind. */
const texts: { [Slug in keyof Globals]: Omit<Globals[Slug], 'id'> } = {
  accueil: {
    accroche: 'Donner aux traditions de grandes ambitions',
    presentation: longText('La fédération réunit danseurs et musiciens.'),
    diapositives: ['Préserver', 'Transmettre', 'Promouvoir'].map((titre) => ({
      titre,
      texte: `${titre}, en quelques mots`,
      lien: { libelle: `${titre} plus avant`, adresse: '/a-propos/historique' },
    })),
    regardsTitre: 'Regards, la revue',
    regardsTexte: longText('Quatre fois par an.'),
    payseTitre: 'La Payse de France',
    payseTitulaire: 'Une Payse du Berry',
    payseTexte: longText('Ambassadrice des traditions.'),
    stagesTitre: 'Nos stages',
    stagesIntroduction: longText('Trois stages par an.'),
    stages: [
      {
        titre: 'Stage artistique',
        dates: 'Du 12 au 18 juillet',
        texte: longText('Danser et jouer.'),
      },
    ],
    lettreTitre: 'La lettre d’information',
    lettreTexte: 'Un courrier de temps en temps.',
    contactTitre: 'Nous écrire',
    contactTexte: 'Une question\u00a0?',
  },
  notreSiege: {
    titre: 'Notre siège',
    texte: longText('Dans un centre provincial.'),
    federationsTitre: 'Les fédérations membres',
    federations: [
      { nom: 'Fédération du Berry', region: 'Centre', adresse: 'https://berry.example.org/' },
      { nom: 'Fédération de Bresse' },
    ],
    partenairesTitre: 'Nos partenaires',
    partenaires: [{ nom: 'Premier partenaire' }, { nom: 'Second partenaire' }],
  },
  historique: {
    titre: 'Notre histoire',
    introduction: longText('Vingt ans.'),
    jalons: [
      { date: 'Avril 2000', titre: 'Un collectif', texte: longText('Cinq mouvements.') },
      { date: '2019', titre: 'Une fédération', texte: longText('Un seul mouvement.') },
    ],
  },
  quiSommesNous: {
    titre: 'Qui sommes-nous\u00a0?',
    introduction: longText('Une association.'),
    missionsTitre: 'Nos missions',
    missions: [{ titre: 'Préserver', texte: longText('Recueillir.') }],
    roleTitre: 'Un réseau',
    role: longText('Elle met en réseau.'),
  },
  mentionsLegales: {
    titre: 'Mentions légales',
    sections: [
      { titre: 'Éditeur du site', texte: longText('Une association.') },
      { titre: 'Hébergeur', texte: longText('À compléter') },
    ],
  },
  politiqueDeConfidentialite: {
    titre: 'Politique de confidentialité',
    introduction: longText('Votre vie privée.'),
    sections: [
      { titre: 'Cookies', texte: longText('Un seul.') },
      { titre: 'Modifications', texte: longText('Elle peut changer.'), dateDuJour: true },
    ],
  },
  parametres: {
    nom: 'Fédération des arts et traditions populaires',
    adresse: '2 rue Achille Luchaire\n75014 Paris',
    email: 'contact@federation.example',
    facebook: 'https://www.facebook.com/federation',
    instagram: 'https://www.instagram.com/federation',
    twitter: 'https://twitter.com/federation',
  },
}

type Answers = { [Slug in keyof Globals]?: unknown }

/**
 * Mocks the globals with the pages' texts.
 * @param changes fields that replace the default ones, by global; a value that is not an object
 *   replaces the whole response
 */
export const globalsHandler = (changes: Answers = {}) =>
  http.get('/api/globals/:slug', ({ params }) => {
    const slug = params.slug as keyof Globals
    const change = changes[slug]
    const isWhole = change !== undefined && (change === null || typeof change !== 'object')
    return HttpResponse.json(isWhole ? change : { ...texts[slug], ...(change as object) })
  })
