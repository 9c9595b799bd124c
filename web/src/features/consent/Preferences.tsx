import { useState } from 'react'
import { Button } from '@web/ui/Button'
import { Checkbox } from '@web/ui/Checkbox'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import type { ConsentController } from './ConsentController'
import { consentTexts, necessarySection, preferencesIntro, purposeSections } from './consentTexts'
import { AcceptAndRejectButtons, CloseButton, PolicyLink } from './controls'
import styles from './Preferences.module.css'

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
      <Checkbox className={styles.purpose} {...necessarySection} isChecked />
      {controller.purposes.map((purpose) => (
        <Checkbox
          className={styles.purpose}
          key={purpose}
          {...purposeSections[purpose]}
          isChecked={choices[purpose]}
          onChange={(isChecked) => setChoices({ ...choices, [purpose]: isChecked })}
        />
      ))}
      <DialogActions className={styles.actions}>
        <AcceptAndRejectButtons controller={controller} />
        <Button data-look="secondary" onClick={() => void controller.choose(choices, 'choix')}>
          {consentTexts.enregistrer}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
