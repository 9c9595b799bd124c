'use client'

import { SelectField, useAuth, useDocumentInfo, useEditDepth, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useEffect } from 'react'

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
