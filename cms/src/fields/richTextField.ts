import type { RichTextField } from 'payload'

import type { LexicalState } from './editor/lexicalState'
import { typesetRichText } from './typography/typesetFields'
import { lazyDefault } from './lazyDefault'
import { validateRichText } from './links/validateRichText'

interface RichTextFieldOptions {
  name: string
  label: string
  description?: string
  defaultValue?: LexicalState
}

/** Rich-text field, typeset when saved. */
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
  hooks: { beforeValidate: [typesetRichText] },
  validate: validateRichText,
})
