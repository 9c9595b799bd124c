import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError, Spinner } from '@web/ui/PageState'
import { Notice } from '@web/ui/Notice'
import { Section } from '@web/ui/Section'
import type { SecondFactor } from '@regards/contract/schemas/accounts'
import { secondFactorQuery, replaceRecoveryCodes } from './secondFactor'
import { PasskeysCard } from './PasskeysCard'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'
import { TotpCard } from './TotpCard'
import { Button } from '@web/ui/Button'
import { Card, CardActions, CardHint } from './Card'
import { PasswordDialog } from './PasswordDialog'
import styles from './SecondFactorSection.module.css'

type SecondFactorSectionProps = {
  /** Whether the account must first set up a second factor. */
  isMissing: boolean
  guideHref: string
}

/** Section of the account: authenticator app, passkeys and recovery codes. */
export function SecondFactorSection({ isMissing, guideHref }: SecondFactorSectionProps) {
  const { data, error, refetch } = useQuery(secondFactorQuery)
  return (
    <Section
      title="Double authentification"
      variant="sunken"
      intro={
        <>
          <p>
            Un mot de passe se devine, se lit par-dessus l’épaule ou se vole. Avec un second moyen,
            que vous seul avez en main, il ne suffit plus pour entrer à votre place.
          </p>
          <TextLink href={guideHref}>Aide&nbsp;: protéger son compte</TextLink>
        </>
      }
    >
      {isMissing && (
        <Notice variant="danger">
          Votre compte d’administrateur a besoin d’un second moyen de connexion. Ajoutez une
          application d’authentification ou une clé d’accès&nbsp;: le reste du site s’ouvrira
          ensuite.
        </Notice>
      )}
      {data ? (
        <SecondFactorCards secondFactor={data} />
      ) : error ? (
        <LoadError
          sentence="Vos moyens de connexion n’ont pas pu être chargés."
          query={{ error, refetch }}
        />
      ) : (
        <Spinner label="Chargement de vos moyens de connexion…" />
      )}
    </Section>
  )
}

/** The ways to give a second factor, each on a card, and the outcome of the last change. */
function SecondFactorCards({ secondFactor }: { secondFactor: SecondFactor }) {
  const { totp, passkeys, recoveryCodesLeft } = secondFactor
  const [outcome, setOutcome] = useState<{ message: string }>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const statusRef = useRef<HTMLDivElement>(null)

  function handleChanged(message: string, codes: string[] | null = null) {
    setOutcome({ message })
    setRecoveryCodes(codes)
  }

  // Once the dialog is closed, which makes the page inert: the button of the card may be gone.
  useEffect(() => {
    if (outcome && !recoveryCodes) statusRef.current?.focus()
  }, [outcome, recoveryCodes])

  return (
    <>
      <div className={styles.status} ref={statusRef} tabIndex={-1}>
        <Notice variant="success">{outcome?.message}</Notice>
      </div>
      <div className={styles.grid}>
        <TotpCard totp={totp} onChanged={handleChanged} />
        <PasskeysCard passkeys={passkeys} onChanged={handleChanged} />
        {(totp !== null || passkeys.length > 0) && (
          <RecoveryCodesCard left={recoveryCodesLeft} onChanged={handleChanged} />
        )}
      </div>
      {recoveryCodes && (
        <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(null)} />
      )}
    </>
  )
}

type RecoveryCodesCardProps = {
  left: number
  onChanged: (message: string, recoveryCodes: string[] | null) => void
}

function RecoveryCodesCard({ left, onChanged }: RecoveryCodesCardProps) {
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
        <Button data-look="secondary" onClick={() => setIsOpen(true)}>
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
