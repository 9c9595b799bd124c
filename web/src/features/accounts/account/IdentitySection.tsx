import { useState } from 'react'
import styled from 'styled-components'
import type { SessionUser } from '@web/lib/auth/sessionQuery'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { Section } from '@web/ui/Section'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { ChangeIdentityDialog, type IdentityField } from './ChangeIdentityDialog'

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
      <List>
        {rows.map(({ field, label, value }) => (
          <Row key={field}>
            <dt>{label}</dt>
            <dd>{field === 'password' ? <span aria-hidden="true">{value}</span> : value}</dd>
            <dd>
              <Button
                type="button"
                data-look="secondary"
                onClick={() => {
                  setDoneMessage('')
                  setChanged(field)
                }}
              >
                Changer<VisuallyHidden>&nbsp;: {label}</VisuallyHidden>
              </Button>
            </dd>
          </Row>
        ))}
      </List>
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

const List = styled.dl`
  max-width: ${theme.widths.prose};
  border-bottom: 1px solid ${theme.colors.line};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.colors.line};

  & > dt {
    flex: 1 1 8rem;
    color: ${theme.colors.muted};
  }

  & > dd {
    overflow-wrap: anywhere;
  }

  & > dt + dd {
    flex: 3 1 12rem;
    font-weight: 600;
  }
`
