'use client'

import { TextField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/**
 * Alternative text, unless the image is declared to be decorative. Hidden by the browser: a condition
 * is evaluated by the server, and Payload drops a change that is made just before an earlier answer.
 */
export const AltField: TextFieldClientComponent = (props) => {
  const isDecorative = useFormFields(([fields]) => fields.decorative?.value === true)

  return isDecorative ? null : <TextField {...props} />
}
