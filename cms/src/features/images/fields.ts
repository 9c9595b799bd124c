import type { Field } from 'payload'

import { isSignedIn } from '../../access/roles'
import { deletedAtField } from '../corbeille'
import { typesetText } from '../../fields/typography/typesetFields'
import { recordTitleField } from '../../fields/recordTitleField'
import { unsavedChangesField } from '../../fields/unsavedChangesField'
import { sizesField } from '../../media/images/imageSizes'
import { fileLocationFields } from '../../media/records/fileLocationFields'
import { reserveField } from '../../media/records/reserveField'
import { focalPointFields } from './focalPointFields'
import { isPageImage } from './isPageImage'
import { validateAlt } from './validateAlt'

export const imagesFields: Field[] = [
  recordTitleField({ newTitle: 'Nouvelle image', names: ['alt', 'filename'] }),
  unsavedChangesField,
  {
    name: 'alt',
    type: 'text',
    label: 'Texte de remplacement',
    hooks: { beforeValidate: [typesetText] },
    validate: validateAlt,
    admin: {
      disableBulkEdit: true,
      description: 'Ce que l’image montre, en une phrase, pour les personnes qui ne la voient pas.',
      components: { Field: '/features/images/panel/AltField#AltField' },
    },
  },
  {
    // No default value: null until somebody declares it (see validateAlt).
    name: 'decorative',
    type: 'checkbox',
    label: 'Image décorative',
    admin: {
      condition: isPageImage,
      disableBulkEdit: true,
      description:
        'Un simple ornement, qui n’apprend rien\u00a0: il n’est pas annoncé aux personnes qui ne le voient pas.',
      components: { Field: '/features/images/panel/DecorativeField#DecorativeField' },
    },
  },
  ...focalPointFields,
  {
    name: 'dossier',
    type: 'text',
    label: 'Dossier',
    maxLength: 60,
    access: { read: ({ req }) => isSignedIn(req) },
    hooks: {
      beforeValidate: [typesetText, ({ value }) => (value === '' ? null : (value as unknown))],
    },
    admin: {
      condition: isPageImage,
      description:
        'Pour la retrouver parmi les autres\u00a0: «\u00a0Carrousel\u00a0», «\u00a0Stages\u00a0», «\u00a02026\u00a0»… Un nouveau nom fait un nouveau dossier.',
      components: { Field: '/features/images/panel/FolderField#FolderField' },
    },
  },
  {
    name: 'usage',
    type: 'select',
    required: true,
    defaultValue: 'page',
    options: [
      { label: 'Image d’une page', value: 'page' },
      { label: 'Couverture d’un numéro', value: 'couverture' },
    ],
    admin: {
      disableBulkEdit: true,
      description: 'Se choisit à l’envoi\u00a0: il décide où le fichier est rangé.',
      components: { Field: '/features/images/panel/formFields#UsageField' },
    },
    access: { update: () => false },
  },
  {
    type: 'ui',
    name: 'utilisations',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/features/images/panel/Usages#Usages' },
    },
  },
  { name: 'placeholder', type: 'text', admin: { hidden: true } },
  sizesField,
  ...fileLocationFields,
  reserveField,
  deletedAtField,
]
