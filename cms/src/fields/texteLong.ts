import type { RichTextField } from 'payload'

import type { LexicalState } from '../editor/lexicalState'
import { typesetRichText } from '../typography/typesetFields'
import { startsWith } from './startsWith'

interface TexteLongOptions {
  name: string
  label: string
  description?: string
  defaultValue?: LexicalState
}

/** Paragraphs, lists and links, set in French typography when they are saved. */
export const texteLong = ({
  name,
  label,
  description,
  defaultValue,
}: TexteLongOptions): RichTextField => ({
  type: 'richText',
  name,
  label,
  ...startsWith(defaultValue),
  admin: { ...(description ? { description } : {}) },
  hooks: { beforeValidate: [typesetRichText] },
})
