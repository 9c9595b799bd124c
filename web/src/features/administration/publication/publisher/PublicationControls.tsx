import { useState } from 'react'
import styled from 'styled-components'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import type { PublicationSnapshot } from '../publicationTypes'

export type PublicationActions = { pause: () => void; resume: () => void; cancel: () => void }

type PublicationControlsProps = {
  activity: PublicationSnapshot['activity']
  actions: PublicationActions
}

/** State of the cancel confirmation; after `declined`, the focus returns to the cancel button. */
type Confirmation = 'none' | 'asked' | 'declined'

/** Buttons to pause, resume or cancel a publication; canceling needs a confirmation. */
export function PublicationControls({ activity, actions }: PublicationControlsProps) {
  const [confirmation, setConfirmation] = useState<Confirmation>('none')
  // Creating the record is a single request that cannot be paused; a canceled publication needs no
  // controls.
  if (activity === 'saving' || activity === 'canceling' || activity === 'canceled') return null

  if (confirmation === 'asked') {
    return (
      <Frame role="group" aria-labelledby="annuler-envoi">
        <p id="annuler-envoi">Annuler l’envoi&nbsp;? Ce qui a été envoyé sera perdu.</p>
        <Button type="button" onClick={() => actions.cancel()}>
          Oui, annuler
        </Button>
        <Button
          type="button"
          $look="secondary"
          ref={focus}
          onClick={() => setConfirmation('declined')}
        >
          Non, continuer
        </Button>
      </Frame>
    )
  }
  const isPaused = activity === 'paused' || activity === 'pausing'
  return (
    <Frame>
      <Button
        type="button"
        $look="secondary"
        disabled={activity === 'checking'}
        onClick={() => (isPaused ? actions.resume() : actions.pause())}
      >
        {isPaused ? 'Reprendre' : 'Mettre en pause'}
      </Button>
      <Button
        type="button"
        $look="quiet"
        ref={confirmation === 'declined' ? focus : undefined}
        onClick={() => setConfirmation('asked')}
      >
        Annuler
      </Button>
    </Frame>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};

  & > p {
    flex-basis: 100%;
    margin: 0;
  }
`
