import type { ReadingState } from '@regards/contract/schemas/lecture'
import { useId } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { formatCalendarDay, formatParisTime } from '@web/lib/format/dates'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { SiteLink } from '@web/ui/links/SiteLink'
import { Picture } from '@web/ui/Picture'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import type { Campaign } from '../campaigns/campaign'
import type { PublishedRegard } from './publishedRegardsQuery'
import type { WaitingArticles } from './rowQueries'
import { CampaignStatus } from '../campaigns/CampaignStatus'
import { ReadingStatus, StatusBadges } from './RegardStatus'
import { type RegardAction, RegardActions } from './RegardActions'

type RegardRowProps = {
  regard: PublishedRegard
  /** Null when no campaign was started for the issue; undefined while it is unknown. */
  campaign: Campaign | null | undefined
  /** Planned time of the publication of a draft, in Paris, YYYY-MM-DDTHH:MM. */
  plannedAt: string | undefined
  /** Undefined while it is unknown. */
  reading: ReadingState | undefined
  /** Undefined if no article waits. */
  waitingArticles: WaitingArticles | undefined
  onAction: (action: RegardAction) => void
}

export function RegardRow(props: RegardRowProps) {
  const { regard, campaign, plannedAt, reading, waitingArticles, onAction } = props
  const { numero, dateParution, titre, couverture, counts, isDraft } = regard
  const titleId = useId()
  const isPlanned = plannedAt !== undefined
  const isUnannounced = campaign === null || campaign?.state === 'ineffective'
  return (
    <Frame aria-labelledby={titleId}>
      <Picture picture={couverture} ratio={210 / 297} sizes="5rem" />
      <Body>
        <h3 id={titleId}>#{numero}</h3>
        {titre && <Headline>{titre}</Headline>}
        <Details>
          <time dateTime={dateParution}>{formatCalendarDay(dateParution)}</time>
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </Details>
      </Body>
      <Status>
        <StatusBadges isDraft={isDraft} isPlanned={isPlanned} reading={reading} />
        {isDraft && isPlanned && <Small>Publication prévue {formatParisTime(plannedAt)}</Small>}
        {reading && (
          <ReadingStatus numero={numero} reading={reading} onPrepare={() => onAction('prepare')} />
        )}
        {reading?.correctionsEnCours && <Small>Corrections en cours de reprise</Small>}
        {reading?.anciensArticles && <Small>Articles de l’ancien PDF encore visibles</Small>}
        {waitingArticles && <WaitingArticlesLines numero={numero} {...waitingArticles} />}
      </Status>
      <End>
        {campaign && <CampaignStatus announcement={campaign} regard={regard} />}
        <RegardActions
          regard={regard}
          canAnnounce={isUnannounced && (!isDraft || isPlanned)}
          reading={reading}
          onAction={onAction}
        />
      </End>
    </Frame>
  )
}

/** Links to articles of an issue that wait for review. */
function WaitingArticlesLines({
  numero,
  proposed,
  toReview,
}: WaitingArticles & { numero: number }) {
  const lead = (words: string) => (
    <SiteLink href={paths.articlesDuNumero(numero)}>
      {words}
      <VisuallyHidden>&nbsp;(numéro {numero})</VisuallyHidden>
    </SiteLink>
  )
  return (
    <>
      {toReview > 0 && (
        <Small>
          {toReview === 1
            ? '1 article n’a plus été retrouvé'
            : `${toReview} articles n’ont plus été retrouvés`}{' '}
          dans le nouveau PDF&nbsp;: {lead(toReview === 1 ? 'le revoir' : 'les revoir')}
        </Small>
      )}
      {proposed > 0 && (
        <Small>
          {proposed === 1
            ? 'Un article proposé est masqué'
            : `${proposed} articles proposés sont masqués`}
          &nbsp;: {lead('les relire')}
        </Small>
      )}
    </>
  )
}

const Frame = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${theme.space.s} ${theme.space.m};
  padding-block: ${theme.space.m};
  border-top: 1px solid ${theme.colors.line};

  ${media.from('medium')} {
    grid-template-columns: 4.5rem minmax(0, 3fr) minmax(0, 2fr);
    column-gap: ${theme.space.l};
  }
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
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

const Status = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  grid-column: 1 / -1;

  ${media.from('medium')} {
    grid-area: 1 / 3;
  }
`

const Small = styled.p`
  /* Contains texts that are hidden visually. */
  position: relative;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`

const End = styled.div`
  display: grid;
  align-content: start;
  grid-column: 1 / -1;
  gap: ${theme.space.s};

  ${media.from('medium')} {
    grid-area: 2 / 2 / auto / -1;
  }
`
