import type { FieldHook, TextareaField, TextField, RichTextField } from 'payload'
import { richText } from 'payload/shared'

import { typesetText, typesetRichText } from './typography/typesetFields'
import { typeset } from '@regards/text-analysis'
import { lazyDefault } from './lazyDefault'
import { rejectMalformedRichText } from './editor/isRichText'
import type { LexicalState } from './editor/lexicalState'
import { asRecord, isRecord } from '../lib/isRecord'
import { childrenOf, type RichTextNode } from '../lib/richText'
import { validateLink } from './links/validateLink'
import { whenSent } from './whenSent'

interface TextFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
  /** Default value, as typed on a keyboard; typeset here. */
  defaultValue?: string
  /** Whether the dashboard reports the field while it is empty. */
  isExpected?: boolean
}

/** Single-line text field, typeset when saved. */
export const textField = (options: TextFieldOptions): TextField => ({
  type: 'text',
  ...baseTextField(options),
})

/** Title that a page, or a part of it, must have. */
export const titleField = (name: string, defaultValue: string, label = 'Titre'): TextField =>
  textField({ name, label, required: true, defaultValue })

/** Multi-line text field, typeset when saved. */
export const textareaField = (options: TextFieldOptions): TextareaField => ({
  type: 'textarea',
  ...baseTextField(options),
})

function baseTextField({
  name,
  label,
  description,
  required = false,
  defaultValue,
  isExpected,
}: TextFieldOptions) {
  return {
    name,
    label,
    required,
    ...lazyDefault(defaultValue === undefined ? undefined : typeset(defaultValue)),
    admin: { ...(description ? { description } : {}) },
    custom: { isExpected },
    hooks: { beforeValidate: [typesetText] },
  }
}

interface RichTextFieldOptions {
  name: string
  label: string
  description?: string
  defaultValue?: LexicalState
}

/** Rich-text field, typeset when saved; without a default text, an empty one is saved as null. */
export const richTextField = ({
  name,
  label,
  description,
  defaultValue,
}: RichTextFieldOptions): RichTextField => ({
  type: 'richText',
  name,
  label,
  ...lazyDefault(defaultValue),
  admin: { ...(description ? { description } : {}) },
  hooks: {
    beforeValidate: [
      rejectMalformedRichText,
      typesetRichText,
      ...(defaultValue ? [] : [emptyToNull]),
    ].map(whenSent),
  },
  validate: validateRichText,
})

/** The editor leaves an empty paragraph where all words were deleted. */
const emptyToNull: FieldHook = ({ value }) =>
  isRecord(value) && readText(asRecord(value.root)).trim() === '' ? null : (value as unknown)

/** Names a rich text's first link without a valid address; the editor only says « url ». */
const validateRichText: NonNullable<RichTextField['validate']> = (value, options) =>
  describeBadLink(asRecord(asRecord(value).root)) ?? richText(value, options)

function describeBadLink(node: RichTextNode): string | undefined {
  const { url, linkType } = asRecord(node.fields)
  if ((node.type === 'link' || node.type === 'autolink') && linkType !== 'internal') {
    if (typeof url !== 'string' || url === '')
      return `${name(node)} n’a pas d’adresse. Indiquez-la ou retirez le lien.`
    if (/^file:/i.test(url))
      return `${name(node)} mène à un fichier de votre ordinateur, que personne d’autre ne peut ouvrir. Retirez le lien.`
    if (validateLink(url) !== true)
      return `${name(node)} n’a pas une adresse valable. Indiquez l’adresse complète d’un site ou une page de ce site comme /regards.`
  }
  for (const child of childrenOf(node)) {
    const problem = describeBadLink(child)
    if (problem) return problem
  }
  return undefined
}

/** No colon or comma in these messages: the admin panel parses the text around them as a list of fields. */
function name(link: RichTextNode): string {
  const text = readText(link).replace(/[:,]/g, ' ').replace(/\s+/g, ' ').trim()
  return text ? `Le lien «\u00a0${text}\u00a0»` : 'Un lien'
}

const readText = (node: RichTextNode): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(readText).join('')
