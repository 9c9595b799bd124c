import { textPagePaths } from '@regards/contract/textPages'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { fullConsent, noConsent } from './consentChoices'
import type { ConsentController } from './ConsentController'
import { consentTexts } from './consentTexts'

/** Accepts or rejects every purpose, by buttons of the same look (CNIL). */
export function AcceptAndRejectButtons({ controller }: { controller: ConsentController }) {
  return (
    <>
      <Button type="button" onClick={() => void controller.choose(fullConsent, 'tout-accepter')}>
        {consentTexts.toutAccepter}
      </Button>
      <Button type="button" onClick={() => void controller.choose(noConsent, 'tout-refuser')}>
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
    <Corner data-look="quiet" type="button" onClick={onClose}>
      <CloseIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Corner>
  )
}

const Corner = styled(Button)`
  position: absolute;
  top: 0.25rem;
  right: 0.25rem;
  width: 2.75rem;
  padding: 0;

  &:focus-visible {
    outline-offset: -3px;
  }
`

/** Link to the privacy policy; loads the page, as the consent feature is outside the router. */
export function PolicyLink() {
  return <Policy href={textPagePaths.politiqueDeConfidentialite}>{consentTexts.politique}</Policy>
}

const Policy = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
`
