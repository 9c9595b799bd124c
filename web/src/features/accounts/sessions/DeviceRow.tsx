import styled from 'styled-components'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/Button'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { Device } from './toDevices'

type DeviceRowProps = { device: Device; isBusy: boolean; onClose: () => void }

/** One device of the list; the current one has no button, as the menu signs out. */
export function DeviceRow({ device, isBusy, onClose }: DeviceRowProps) {
  const { name, address, signedInAt, usedAt, isCurrent } = device
  return (
    <Frame>
      <Body>
        <Name>{name}</Name>
        {isCurrent && <Current>Cet appareil</Current>}
        <Details>
          {usedAt && <span>Dernière activité&nbsp;: {usedAt}</span>}
          {signedInAt && <span>Connexion&nbsp;: {signedInAt}</span>}
          {address && <span>Adresse&nbsp;: {address}</span>}
        </Details>
      </Body>
      {!isCurrent && (
        <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={onClose}>
          Déconnecter<VisuallyHidden>&nbsp;{name}</VisuallyHidden>
        </Button>
      )}
    </Frame>
  )
}

const Frame = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding-block: ${theme.space.m};
  border-top: 1px solid ${theme.colors.line};

  ${media.from('small')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xxs};
`

const Name = styled.h3`
  font-size: ${theme.fontSizes.h3};
`

const Current = styled.p`
  padding: 0 ${theme.space.xs};
  border-radius: ${theme.radii.small};
  background: ${theme.colors.successSurface};
  color: ${theme.colors.success};
  font-size: ${theme.fontSizes.small};
  font-weight: 600;
`

const Details = styled.p`
  display: grid;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
