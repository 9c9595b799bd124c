import type {
  Condition,
  Field,
  NumberField,
  NumberFieldValidation,
  TextFieldValidation,
  UIField,
} from 'payload'
import { text as validateText } from 'payload/shared'

import { isSignedIn } from '../../access/roles'
import { panelField, unsavedChangesField } from '../../fields/panelField'
import { emptyTextToNull, typesetText } from '../../fields/typography/typesetFields'
import { sizesField } from '../../media/images/imageSizes'
import { fileLocationFields, reserveField } from '../../media/records/fileFields'
import type { Image } from '../../payload-types'
import { deletedAtField } from '../corbeille'

/** A text that a screen reader reads at once: a sentence or two. */
const MAX_ALT = 1_000

/** Condition of the fields that covers of issues do without. */
const isPageImage: Condition<Image> = ({ usage }) => usage !== 'couverture'

// No colon or comma: the admin panel parses the text around them as a list of fields.
const ALT_REQUIRED =
  'Décrivez en une phrase ce que l’image montre ou cochez «\u00a0Image décorative\u00a0».'

/**
 * Requires a text for a page image that somebody declared not to be decorative (`decorative: false`,
 * which the panel always sends). Without a declaration the text stays optional: for earlier images
 * and for programs that do not send the field; the dashboard lists them.
 */
const validateAlt: TextFieldValidation = (value, options) => {
  const { decorative, usage } = options.siblingData as Partial<Image>
  const isRequired = decorative === false && usage !== 'couverture'
  return isRequired && !value?.trim() ? ALT_REQUIRED : validateText(value, options)
}

type Axis = 'focalX' | 'focalY'

/** Payload's own validation accepts NaN, the value of a text. */
const validateCoordinate: NumberFieldValidation = (value) =>
  value === undefined || value === null || (Number(value) >= 0 && Number(value) <= 100)
    ? true
    : 'Le point à garder visible doit être dans l’image et compté de 0 à 100.'

/** @param axis position from the left or from the top, in percent; null is the centre */
const axisField = (axis: Axis): NumberField => ({
  name: axis,
  type: 'number',
  validate: validateCoordinate,
  admin: { hidden: true },
})

/** Point of an image that stays visible where the site crops it (CSS object-position). */
const focalPointFields: (NumberField | UIField)[] = [
  panelField('pointFocal', '/features/images/panel/FocalPoint#FocalPoint', {
    condition: isPageImage,
  }),
  axisField('focalX'),
  axisField('focalY'),
]

export const imagesFields: Field[] = [
  panelField('titreDeLaFiche', '/features/images/panel/IssueOfCover#ImageTitle'),
  unsavedChangesField,
  {
    name: 'alt',
    type: 'text',
    label: 'Texte de remplacement',
    maxLength: MAX_ALT,
    hooks: { beforeValidate: [typesetText] },
    validate: validateAlt,
    admin: {
      disableBulkEdit: true,
      description: 'Ce que l’image montre, en une phrase, pour les personnes qui ne la voient pas.',
      components: { Field: '/features/images/panel/formFields#AltField' },
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
      components: { Field: '/features/images/panel/formFields#DecorativeField' },
    },
  },
  ...focalPointFields,
  {
    name: 'dossier',
    type: 'text',
    label: 'Dossier',
    maxLength: 60,
    access: { read: ({ req }) => isSignedIn(req) },
    hooks: { beforeValidate: [typesetText, emptyTextToNull] },
    admin: {
      condition: isPageImage,
      description:
        'Pour la retrouver parmi les autres\u00a0: «\u00a0Carrousel\u00a0», «\u00a0Stages\u00a0», «\u00a02026\u00a0»… Un nouveau nom fait un nouveau dossier.',
      components: { Field: '/features/images/panel/folders#FolderField' },
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
      components: {
        Cell: '/features/images/panel/IssueOfCover#UsageCell',
        Field: '/features/images/panel/formFields#UsageField',
      },
    },
    access: { update: () => false },
  },
  panelField('utilisations', '/features/images/panel/Usages#Usages', { position: 'sidebar' }),
  { name: 'placeholder', type: 'text', admin: { hidden: true } },
  sizesField,
  ...fileLocationFields,
  reserveField,
  deletedAtField,
]
