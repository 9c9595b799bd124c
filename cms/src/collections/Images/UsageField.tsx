'use client'

import { SelectField, useDocumentInfo, useEditDepth, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/**
 * The usage of an image. One that is sent from an issue's form is its cover: it is filed with the
 * issue's files, and nobody has to know that.
 */
export const UsageField: SelectFieldClientComponent = (props) => {
  const { id } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const { setValue } = useField<string>({ path: props.path })
  const isCover =
    !id && isInDrawer && window.location.pathname.startsWith('/admin/collections/regards/')

  useEffect(() => {
    // An effect of the form, which runs after this one, sets the initial values.
    if (isCover) queueMicrotask(() => setValue('couverture'))
  }, [isCover, setValue])

  return <SelectField {...props} readOnly={isCover || props.readOnly} />
}
