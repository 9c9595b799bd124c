import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import { Notice } from '../../../ui/Notice'
import { ProgressBar } from '../../../ui/ProgressBar'
import { describeCampaign } from './describeCampaign'
import type { Campaign } from './toCampaign'
import { CampaignFailures } from './CampaignFailures'
import { UnplanCampaign } from './UnplanCampaign'

type CampaignStatusProps = {
  announcement: Campaign
  regard: { id: string; numero: number }
}

/** Plan of an issue's campaign, its progress, or its result. */
export function CampaignStatus({ announcement, regard }: CampaignStatusProps) {
  const { state, total, sent, failed, obstacle } = announcement
  const isRunning = state === 'running'
  return (
    <Frame>
      {isRunning && (
        <ProgressBar
          label="Annonce aux abonnés"
          percentage={total > 0 ? Math.min(100, (100 * (sent + failed)) / total) : 0}
        />
      )}
      <Description>{describeCampaign(announcement)}</Description>
      <Notice variant="neutral">
        {isRunning && obstacle && (
          <>
            Le serveur d’e-mail ne prend rien pour l’instant. L’envoi reprendra de lui-même.{' '}
            <Reason>{obstacle}</Reason>
          </>
        )}
      </Notice>
      {state === 'planned' && <UnplanCampaign regard={regard} />}
      {failed > 0 && <CampaignFailures announcement={announcement} />}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${theme.space.xs};
`

const Description = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const Reason = styled.span`
  font-weight: 400;
`
