import { useId } from 'react'
import styled from 'styled-components'
import { guideAnchors } from '../../../../domain/guideAnchors'
import { paths } from '../../../../domain/paths'
import { formatCalendarDay, formatParisTime } from '../../../../lib/format/dates'
import { media } from '../../../../theme/media'
import { theme } from '../../../../theme/theme'
import { Button, ButtonLink } from '../../../../ui/Button'
import { SiteLink } from '../../../../ui/links/SiteLink'
import { Picture } from '../../../../ui/Picture'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden'
import type { Campaign } from '../../helpers/toCampaign'
import { describeReading, type Reading } from '../../helpers/describeReading'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { CampaignStatus } from '../campaigns/CampaignStatus'

type RegardRowProps = {
  regard: PublishedRegard
  /** Null when no campaign was started for the issue; undefined while it is unknown. */
  campaign: Campaign | null | undefined
  /** Planned time of the publication of a draft, in Paris, YYYY-MM-DDTHH:MM. */
  plannedAt: string | undefined
  /** Undefined while it is unknown. */
  reading: Reading | undefined
  /** Proposed articles that visitors do not see yet. */
  waitingArticles: number
  onPublish: () => void
  onPlan: () => void
  onWithdraw: () => void
  onStartCampaign: () => void
  onCorrect: () => void
  onDelete: () => void
}

export function RegardRow(props: RegardRowProps) {
  const { regard, campaign, plannedAt, reading, waitingArticles, ...actions } = props
  const { numero, dateParution, titre, couverture, counts, isDraft, pdfId } = regard
  const titleId = useId()
  const isUnannounced = campaign === null || campaign?.state === 'ineffective'
  const canAnnounce = isUnannounced && (!isDraft || plannedAt !== undefined)
  return (
    <Frame aria-labelledby={titleId}>
      <Picture picture={couverture} ratio={210 / 297} sizes="5rem" />
      <Body>
        <Title id={titleId}>#{numero}</Title>
        {titre && <Headline>{titre}</Headline>}
        {isDraft && (
          <Badge>
            {plannedAt ? `Publication prévue ${formatParisTime(plannedAt)}` : 'Brouillon'}
          </Badge>
        )}
        <Details>
          <time dateTime={dateParution}>{formatCalendarDay(dateParution)}</time>
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </Details>
        {reading && (
          <ReadingState>
            {describeReading(reading)}
            {reading.etat === 'indisponible' && (
              <>
                {' '}
                <SiteLink href={guideAnchors.lecture}>
                  Que faire&nbsp;?
                  <VisuallyHidden>&nbsp;(numéro {numero})</VisuallyHidden>
                </SiteLink>
              </>
            )}
          </ReadingState>
        )}
        {waitingArticles > 0 && (
          <ReadingState>
            {waitingArticles === 1
              ? 'Un article proposé est masqué'
              : `${waitingArticles} articles proposés sont masqués`}
            &nbsp;:{' '}
            <SiteLink href={paths.articlesDuNumero(regard.numero)}>
              les relire
              <VisuallyHidden>&nbsp;(numéro {regard.numero})</VisuallyHidden>
            </SiteLink>
          </ReadingState>
        )}
      </Body>
      <Actions>
        <Button type="button" $look="secondary" data-row-action="" onClick={actions.onCorrect}>
          Corriger<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
        </Button>
        <Button type="button" $look="quiet" onClick={actions.onDelete}>
          Supprimer<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
        </Button>
      </Actions>
      {campaign && <CampaignStatus announcement={campaign} regard={regard} />}
      <MoreActions>
        {canAnnounce && (
          <Button type="button" $look="quiet" onClick={actions.onStartCampaign}>
            Prévenir les abonnés<VisuallyHidden>&nbsp;du numéro {numero}</VisuallyHidden>
          </Button>
        )}
        {isDraft ? (
          <>
            <Button type="button" $look="quiet" onClick={actions.onPublish}>
              Publier<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
            </Button>
            <Button type="button" $look="quiet" onClick={actions.onPlan}>
              Programmer<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
            </Button>
          </>
        ) : (
          <Button type="button" $look="quiet" onClick={actions.onWithdraw}>
            Retirer du site<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
          </Button>
        )}
        {reading?.etat === 'prete' && (
          <ButtonLink href={paths.articlesDuNumero(numero)} $look="quiet">
            Articles<VisuallyHidden>&nbsp;du numéro {numero}</VisuallyHidden>
          </ButtonLink>
        )}
        {pdfId && (
          <ButtonLink href={paths.panneauPages(pdfId)} $look="quiet">
            Pages et textes<VisuallyHidden>&nbsp;du numéro {numero}</VisuallyHidden>
          </ButtonLink>
        )}
      </MoreActions>
    </Frame>
  )
}

const Frame = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding-block: ${theme.space.m};
  border-top: 1px solid ${theme.colors.line};

  ${media.from('small')} {
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`

const Title = styled.h3`
  font-size: ${theme.fontSizes.h3};
`

const Headline = styled.p`
  line-height: 1.35;
`

const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const ReadingState = styled.p`
  /* Contains texts that are hidden visually. */
  position: relative;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${theme.space.xs};

  ${media.from('small')} {
    grid-column: auto;
  }
`

const Badge = styled.p`
  justify-self: start;
  padding: 0.0625rem 0.625rem;
  border: 1px solid ${theme.colors.field};
  border-radius: 1rem;
  font-size: ${theme.fontSizes.small};
`

const MoreActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  /* Its words stand in line with the cover above them. */
  margin-inline-start: -1.25rem;
`
