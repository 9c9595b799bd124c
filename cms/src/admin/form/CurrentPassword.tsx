'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** Current-password field of the account form, rendered while the user changes the password. */
export function CurrentPassword({ path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id, lastUpdateTime } = useDocumentInfo()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isChanging = useFormFields(([fields]) => Boolean(fields.password?.value))

  // After a save, Payload hides the password fields but keeps their values, and would send them with
  // the next save. This field keeps its state, which holds the component that renders it.
  useEffect(() => {
    for (const field of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path: field })
    dispatch({ type: 'UPDATE', path, value: undefined })
  }, [lastUpdateTime, dispatch, path])

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
