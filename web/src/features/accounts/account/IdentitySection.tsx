import { useState } from 'react'
import type { SessionUser } from '@web/lib/auth/sessionQuery'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { Section } from '@web/ui/Section'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { ChangeIdentityDialog, type IdentityField } from './ChangeIdentityDialog'
import styles from './IdentitySection.module.css'

/** Section of the account: its owner may change name, address and password. */
export function IdentitySection({ user }: { user: SessionUser }) {
  const [changed, setChanged] = useState<IdentityField>()
  const [doneMessage, setDoneMessage] = useState('')
  const rows: { field: IdentityField; label: string; value: string }[] = [
    { field: 'nom', label: 'Nom', value: user.nom || 'Pas encore indiqué' },
    { field: 'email', label: 'Adresse e-mail', value: user.email },
    { field: 'password', label: 'Mot de passe', value: '••••••••' },
  ]

  return (
    <Section title="Vous">
      <Notice variant="success">{doneMessage}</Notice>
      <dl className={styles.list}>
        {rows.map(({ field, label, value }) => (
          <div className={styles.row} key={field}>
            <dt>{label}</dt>
            <dd>{field === 'password' ? <span aria-hidden="true">{value}</span> : value}</dd>
            <dd>
              <Button
                data-look="secondary"
                onClick={() => {
                  setDoneMessage('')
                  setChanged(field)
                }}
              >
                Changer<VisuallyHidden>&nbsp;: {label}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {changed && (
        <ChangeIdentityDialog
          field={changed}
          user={user}
          onDone={(message) => {
            setChanged(undefined)
            setDoneMessage(message)
          }}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Section>
  )
}
