'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** Shown in the form of one's own account, while the password is being changed there. */
export function CurrentPassword({ path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isChanging = useFormFields(([fields]) => Boolean(fields.password?.value))

  // Payload hides its fields after a save, but keeps their values, and would send them with the next one.
  useEffect(() => {
    if (isModified) return
    for (const field of ['password', 'confirm-password', path]) {
      dispatch({ type: 'REMOVE', path: field })
    }
  }, [isModified, dispatch, path])

  if (!isChanging || !user || String(user.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Mot de passe actuel', required: true }}
      path={path}
      schemaPath={path}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
    />
  )
}
