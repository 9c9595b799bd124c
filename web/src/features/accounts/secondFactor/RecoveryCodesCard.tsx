import { useState } from 'react'
import { Button } from '@web/ui/Button'
import { replaceRecoveryCodes } from './secondFactor'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'

type RecoveryCodesCardProps = {
  left: number
  onChanged: (message: string, recoveryCodes: string[] | null) => void
}

export function RecoveryCodesCard({ left, onChanged }: RecoveryCodesCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Card title="Codes de récupération">
      <CardHint>
        Ils remplacent votre téléphone ou votre clé le jour où vous ne les avez pas. Chacun sert une
        seule fois.
      </CardHint>
      <p>{describeLeft(left)}</p>
      <CardActions>
        <Button type="button" $look="secondary" onClick={() => setIsOpen(true)}>
          Faire de nouveaux codes
        </Button>
      </CardActions>
      {isOpen && (
        <PasswordDialog
          title={'Faire de nouveaux codes\u00a0?'}
          intro={<p>Les codes que vous aviez gardés ne serviront plus.</p>}
          action="Faire de nouveaux codes"
          send={replaceRecoveryCodes}
          onDone={({ recoveryCodes }) => {
            close()
            onChanged('De nouveaux codes de récupération remplacent les anciens.', recoveryCodes)
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}

function describeLeft(left: number): string {
  if (left === 0) return 'Il ne vous en reste aucun\u00a0: faites-en de nouveaux.'
  return left === 1 ? 'Il vous en reste un.' : `Il vous en reste ${left}.`
}
