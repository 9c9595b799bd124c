import { ligne } from '../../fields/texte'
import { legalSections } from '../legalSections'
import { page } from '../page'
import { textes } from './textes'

export const MentionsLegales = page({
  slug: 'mentionsLegales',
  label: 'Mentions légales',
  group: 'Pages du site',
  description: 'Qui édite le site, qui l’héberge, qui en répond.',
  path: '/mentions-legales',
  fields: [
    ligne({ name: 'titre', label: 'Titre', required: true, defaultValue: 'Mentions légales' }),
    legalSections(textes.sections),
  ],
})
