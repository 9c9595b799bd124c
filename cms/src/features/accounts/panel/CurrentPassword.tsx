'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** Current-password field of the account form, rendered while the user changes the password or the address. */
export function CurrentPassword({ path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id, lastUpdateTime } = useDocumentInfo()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isChanging = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  useValidityOfNewPassword()

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

/**
 * Marks the fields of a new password as valid once they are alike. Payload does so 150 ms later,
 * and undoes it after a late response: a form that is saved quickly was rejected without a word.
 */
function useValidityOfNewPassword(): void {
  const { t } = useTranslation()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const password = useFormFields(([fields]) => fields.password)
  const confirmation = useFormFields(([fields]) => fields['confirm-password'])

  useEffect(() => {
    if (!password?.value) return
    const accept = (path: string) =>
      dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    if (password.valid === false && password.errorMessage === t('validation:required'))
      accept('password')
    if (confirmation?.valid === false && confirmation.value === password.value)
      accept('confirm-password')
  }, [confirmation, dispatch, password, t])
}
