import type { TextField } from 'payload'

import { startsWith } from '../../fields/startsWith'
import { ligne, lignes } from '../../fields/texte'
import { validateWebAddress } from '../../links/validateLink'
import { page } from '../page'
import { mesure } from '../../measurement/fields'
import { keepIdentifiers } from '../../measurement/keepIdentifiers'
import { part } from '../part'
import { isExampleEmail, isHomeOfNetwork } from './incomplete'

const siteName = 'Fédération des arts et traditions populaires'

const reseau = (name: string, label: string, home: string): TextField => ({
  type: 'text',
  name,
  label,
  ...startsWith(home),
  validate: validateWebAddress,
  admin: {
    description: 'L’adresse complète de votre page. Vide\u00a0: le réseau ne s’affiche pas.',
  },
  custom: { aCompleter: isHomeOfNetwork },
})

const ailleurs = (name: string, label: string, description: string): TextField => ({
  type: 'text',
  name,
  label,
  validate: validateWebAddress,
  admin: { description },
  custom: { aCompleter: true },
})

export const Parametres = page({
  slug: 'parametres',
  label: 'Coordonnées',
  group: 'Réglages',
  description: 'Ce qui figure sur toutes les pages\u00a0: nom, adresse, réseaux, liens.',
  path: '/',
  fields: [
    part('La fédération', [
      ligne({
        name: 'nom',
        label: 'Nom',
        required: true,
        description: 'Figure en haut et en bas de chaque page, et dans l’onglet du navigateur.',
        defaultValue: siteName,
      }),
      lignes({
        name: 'adresse',
        label: 'Adresse postale',
        required: true,
        defaultValue: '2 rue Achille Luchaire\n75014 Paris',
      }),
      {
        type: 'email',
        name: 'email',
        label: 'Adresse e-mail',
        required: true,
        ...startsWith('contact@federation.example'),
        custom: { aCompleter: isExampleEmail },
      },
      ligne({ name: 'telephone', label: 'Téléphone', description: 'Facultatif.' }),
    ]),
    part('Réseaux sociaux', [
      reseau('facebook', 'Facebook', 'https://www.facebook.com/'),
      reseau('instagram', 'Instagram', 'https://www.instagram.com/'),
      reseau('twitter', 'Twitter', 'https://twitter.com/'),
    ]),
    part('Liens vers d’autres sites', [
      ailleurs(
        'ressources',
        'Ressources',
        'Le dossier partagé où mène la page /ressources du site. Vide\u00a0: la page dit qu’elle n’est pas encore ouverte.',
      ),
      ailleurs(
        'concoursPhoto',
        'Concours photo',
        'Le formulaire où mène la page /concours-photo du site. Vide\u00a0: la page dit qu’elle n’est pas encore ouverte.',
      ),
    ]),
    part('Mesure d’audience et publicité', mesure),
  ],
  beforeOperation: [keepIdentifiers],
})
