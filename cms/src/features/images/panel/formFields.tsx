'use client'

import {
  CheckboxField,
  SelectField,
  TextField,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type {
  CheckboxFieldClientComponent,
  SelectFieldClientComponent,
  TextFieldClientComponent,
} from 'payload'
import { useEffect } from 'react'

/**
 * Alternative text, unless the image is declared to be decorative. Hidden by the browser: a condition
 * is evaluated by the server, and Payload drops a change that is made just before an earlier answer.
 */
export const AltField: TextFieldClientComponent = (props) => {
  const isDecorative = useFormFields(([fields]) => fields.decorative?.value === true)

  return isDecorative ? null : <TextField {...props} />
}

/** Checked or explicitly not: then the server requires an alternative text (validateAlt). */
export const DecorativeField: CheckboxFieldClientComponent = (props) => {
  const { value, setValue } = useField<boolean | null>({ path: props.path })
  const isUndeclared = typeof value !== 'boolean'

  useEffect(() => {
    // The form sets the initial values in an effect that runs after this one. Not a change by the user.
    if (isUndeclared) queueMicrotask(() => setValue(false, true))
  }, [isUndeclared, setValue])

  return <CheckboxField {...props} />
}

/**
 * Usage of an image. Set to `couverture` automatically when the image is uploaded from an issue's
 * form, so that it is stored with the files. Editors send images of pages only.
 */
export const UsageField: SelectFieldClientComponent = (props) => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isInDrawer = useEditDepth() > 1
  const { setValue } = useField<string>({ path: props.path })
  const isCover =
    !id && isInDrawer && window.location.pathname.startsWith('/admin/collections/regards/')

  useEffect(() => {
    // The form sets the initial values in an effect that runs after this one.
    if (isCover) queueMicrotask(() => setValue('couverture'))
  }, [isCover, setValue])

  return (
    <SelectField
      {...props}
      readOnly={isCover || user?.role !== 'administrateur' || props.readOnly}
    />
  )
}
