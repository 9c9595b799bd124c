'use client'

import { CheckboxField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { useEffect } from 'react'

import { PendingInvitation } from './PendingInvitation'
import { PLACEHOLDER_PASSWORD } from './placeholderPassword'

type InvitationProps = CheckboxFieldClientProps & {
  /** Whether the site can send e-mails; otherwise an account is created with a password. */
  canSend: boolean
}

/** Invitation in an account's form: whether to send one, and later the one that is pending. */
export function Invitation({ canSend, path }: InvitationProps) {
  const { id } = useDocumentInfo()
  if (id) return <PendingInvitation id={String(id)} />
  return canSend ? <InvitationCheckbox path={path} /> : null
}

const PASSWORD_PATHS = ['password', 'confirm-password']

/** Checked at first. While it is, the password fields of Payload's form are hidden and filled. */
function InvitationCheckbox({ path }: { path: string }) {
  const { value } = useField<boolean | undefined>({ path })
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const password = useFormFields(([fields]) => fields['password'])
  const confirmation = useFormFields(([fields]) => fields['confirm-password'])

  useEffect(() => {
    // After the effect with which the form, mounted, takes the server's state.
    const timer = setTimeout(() => dispatch({ type: 'UPDATE', path, value: true }))
    return () => clearTimeout(timer)
  }, [dispatch, path])

  useEffect(() => {
    if (value) return
    for (const path of PASSWORD_PATHS) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, value])

  useEffect(() => {
    // At each change of the two fields: the server's state of the form, and Payload's own
    // validation of an earlier value, may come later and empty them.
    const isFilled = [password, confirmation].every(
      (field) => field?.value === PLACEHOLDER_PASSWORD,
    )
    if (!value || isFilled) return
    for (const path of PASSWORD_PATHS) {
      dispatch({ type: 'UPDATE', path, value: PLACEHOLDER_PASSWORD, valid: true })
    }
  }, [dispatch, value, password, confirmation])

  return (
    <>
      {value && <style>{'.auth-fields__changing-password { display: none; }'}</style>}
      <CheckboxField
        field={{
          name: path,
          label: 'Envoyer une invitation',
          admin: {
            description:
              'La personne reçoit par e-mail un lien, valable 7\u00a0jours, pour choisir son mot de passe. Décochez pour en choisir un vous-même.',
          },
        }}
        path={path}
        schemaPath={path}
      />
    </>
  )
}
