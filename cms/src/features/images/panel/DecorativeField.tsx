'use client'

import { CheckboxField, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/**
 * Checkbox that is either checked or explicitly not: the server then requires an alternative text
 * (see validateAlt).
 */
export const DecorativeField: CheckboxFieldClientComponent = (props) => {
  const { value, setValue } = useField<boolean | null>({ path: props.path })
  const isUndeclared = typeof value !== 'boolean'

  useEffect(() => {
    // The form sets the initial values in an effect that runs after this one. Not a change by the user.
    if (isUndeclared) queueMicrotask(() => setValue(false, true))
  }, [isUndeclared, setValue])

  return <CheckboxField {...props} />
}
