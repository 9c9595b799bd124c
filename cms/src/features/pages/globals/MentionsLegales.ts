import { textField } from '../../../fields/textField'
import { legalSectionsField } from './legalPages'
import { createPageGlobal } from '../createPageGlobal'
import { defaultTexts } from '../defaultTexts/mentionsLegales'

export const MentionsLegales = createPageGlobal({
  slug: 'mentionsLegales',
  label: 'Mentions légales',
  group: 'Pages du site',
  description: 'Qui édite le site, qui l’héberge, qui en répond.',
  path: '/mentions-legales',
  fields: [
    textField({ name: 'titre', label: 'Titre', required: true, defaultValue: 'Mentions légales' }),
    legalSectionsField(defaultTexts.sections),
  ],
})
