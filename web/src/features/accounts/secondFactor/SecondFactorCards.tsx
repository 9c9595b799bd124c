import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Notice } from '../../../ui/Notice'
import type { SecondFactor } from './secondFactorQuery'
import { PasskeysCard } from './PasskeysCard'
import { RecoveryCodesCard } from './RecoveryCodesCard'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'
import { TotpCard } from './TotpCard'

type SecondFactorCardsProps = { secondFactor: SecondFactor }

/** The ways to give a second factor, each on a card, and the outcome of the last change. */
export function SecondFactorCards({ secondFactor }: SecondFactorCardsProps) {
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
      <Status ref={statusRef} tabIndex={-1}>
        <Notice variant="success">{outcome?.message}</Notice>
      </Status>
      <Grid>
        <TotpCard totp={totp} onChanged={handleChanged} />
        <PasskeysCard passkeys={passkeys} onChanged={handleChanged} />
        {(totp !== null || passkeys.length > 0) && (
          <RecoveryCodesCard left={recoveryCodesLeft} onChanged={handleChanged} />
        )}
      </Grid>
      {recoveryCodes && (
        <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(null)} />
      )}
    </>
  )
}

/** Takes no space in the section while empty. */
const Status = styled.div`
  &:not(:has(p, [role='status'] > *)) {
    position: absolute;
  }

  &:focus {
    outline: none;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  ${media.from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
