import { useState } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Checkbox } from '@web/ui/Checkbox'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import type { ConsentController } from './ConsentController'
import { consentTexts, necessarySection, preferencesIntro, purposeSections } from './consentTexts'
import { AcceptAndRejectButtons, CloseButton, PolicyLink } from './controls'

/** Dialog with a choice per purpose; closing it changes nothing. */
export function Preferences({ controller }: { controller: ConsentController }) {
  const [choices, setChoices] = useState(() => controller.getChoices())

  const handleClose = () => controller.update({ arePreferencesOpen: false })

  return (
    <Dialog
      title={consentTexts.preferences}
      intro={<p>{preferencesIntro}</p>}
      onClose={handleClose}
    >
      <CloseButton label={consentTexts.fermer} onClose={handleClose} />
      <PolicyLink />
      <Purpose {...necessarySection} isChecked />
      {controller.purposes.map((purpose) => (
        <Purpose
          key={purpose}
          {...purposeSections[purpose]}
          isChecked={choices[purpose]}
          onChange={(isChecked) => setChoices({ ...choices, [purpose]: isChecked })}
        />
      ))}
      <Actions>
        <AcceptAndRejectButtons controller={controller} />
        <Button
          data-look="secondary"
          type="button"
          onClick={() => void controller.choose(choices, 'choix')}
        >
          {consentTexts.enregistrer}
        </Button>
      </Actions>
    </Dialog>
  )
}

/** Stays in view at the end of the dialog, however long the purposes are. */
const Actions = styled(DialogActions)`
  position: sticky;
  bottom: calc(-1 * clamp(1.25rem, 4vw, 2.25rem));
  padding-block: ${theme.space.s} ${theme.space.m};
  background: ${theme.colors.surface};

  & > button {
    max-width: none;
    padding-inline: ${theme.space.xs};
    font-size: 1rem;
  }
`

const Purpose = styled(Checkbox)`
  padding: ${theme.space.xs} ${theme.space.m} ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.paper};
  font-size: 1rem;
  line-height: 1.5;
`
