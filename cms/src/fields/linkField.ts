import type { GroupField } from 'payload'

import { completeUrl } from './links/completeUrl'
import { validateLink } from './links/validateLink'
import { textField } from './textField'

/** Group field for a link with a label and an address; shown if both are filled in. */
export const linkField = (): GroupField => ({
  type: 'group',
  name: 'lien',
  label: 'Lien',
  admin: { description: 'Facultatif. Il s’affiche quand le libellé et l’adresse sont remplis.' },
  fields: [
    {
      type: 'row',
      fields: [
        textField({ name: 'libelle', label: 'Libellé' }),
        {
          type: 'text',
          name: 'adresse',
          label: 'Adresse',
          validate: validateLink,
          hooks: { beforeValidate: [({ value }) => completeUrl(value)] },
          admin: {
            description: 'Une page du site, par exemple /regards, ou une adresse https://…',
            components: { afterInput: ['/fields/links/PagePicker#PagePicker'] },
          },
        },
      ],
    },
  ],
})
