import type { TextareaField, TextField } from 'payload'

import { typesetText } from './typography/typesetFields'
import { typeset } from './typography/typeset'
import { lazyDefault } from './lazyDefault'

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
