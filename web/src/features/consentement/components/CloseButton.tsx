import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { CloseIcon } from '../../../ui/icons/CloseIcon'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

type CloseButtonProps = {
  /** Accessible name: what closing means. */
  label: string
  onClose: () => void
}

/** A cross in the upper corner of the banner, or of the preferences. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <Corner $look="quiet" type="button" onClick={onClose}>
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
