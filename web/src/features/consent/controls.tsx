import { textPagePaths } from '@regards/contract/textPages'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { fullConsent, noConsent } from './consentChoices'
import type { ConsentController } from './ConsentController'
import { consentTexts } from './consentTexts'
import styles from './controls.module.css'

/** Accepts or rejects every purpose, by buttons of the same look (CNIL). */
export function AcceptAndRejectButtons({ controller }: { controller: ConsentController }) {
  return (
    <>
      <Button onClick={() => void controller.choose(fullConsent, 'tout-accepter')}>
        {consentTexts.toutAccepter}
      </Button>
      <Button onClick={() => void controller.choose(noConsent, 'tout-refuser')}>
        {consentTexts.toutRefuser}
      </Button>
    </>
  )
}

type CloseButtonProps = {
  /** Accessible name, with the consequence of closing. */
  label: string
  onClose: () => void
}

/** A cross in the upper corner of the banner, or of the preferences. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <Button className={styles.corner} data-look="quiet" onClick={onClose}>
      <CloseIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}

/** Link to the privacy policy; loads the page, as the consent feature is outside the router. */
export function PolicyLink() {
  return (
    <a className={styles.policy} href={textPagePaths.politiqueDeConfidentialite}>
      {consentTexts.politique}
    </a>
  )
}
