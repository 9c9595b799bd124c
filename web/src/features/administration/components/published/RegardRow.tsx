import { useId } from 'react'
import styled from 'styled-components'
import { formatDateParution } from '../../../../lib/dates'
import { media } from '../../../../theme/media'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import { Picture } from '../../../../ui/Picture'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden'
import type { Announcement } from '../../helpers/toAnnouncement'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { AnnouncementStatus } from '../announcing/AnnouncementStatus'

type RegardRowProps = {
  regard: PublishedRegard
  /** Undefined as long as its subscribers were told nothing. */
  announcement: Announcement | undefined
  onAnnounce: () => void
  onCorrect: () => void
  onDelete: () => void
}

/** One issue of the list, and what may be done with it. */
export function RegardRow({
  regard,
  announcement,
  onAnnounce,
  onCorrect,
  onDelete,
}: RegardRowProps) {
  const { numero, dateParution, titre, couverture, counts } = regard
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId}>
      <Picture picture={couverture} ratio={210 / 297} sizes="5rem" />
      <Words>
        <Title id={titleId}>#{numero}</Title>
        {titre && <Headline>{titre}</Headline>}
        <Facts>
          <time dateTime={dateParution}>{formatDateParution(dateParution)}</time>
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </Facts>
      </Words>
      <Actions>
        <Button type="button" $look="secondary" data-row-action="" onClick={onCorrect}>
          Corriger<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
        </Button>
        <Button type="button" $look="quiet" onClick={onDelete}>
          Supprimer<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
        </Button>
      </Actions>
      {announcement ? (
        <AnnouncementStatus announcement={announcement} />
      ) : (
        <Announcing>
          <Button type="button" $look="quiet" onClick={onAnnounce}>
            Prévenir les abonnés<VisuallyHidden>&nbsp;du numéro {numero}</VisuallyHidden>
          </Button>
        </Announcing>
      )}
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

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`

const Title = styled.h3`
  font-size: ${theme.fontSizes.h3};
`

const Headline = styled.p`
  line-height: 1.35;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
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

const Announcing = styled.div`
  grid-column: 1 / -1;
  /* Its words stand in line with the cover above them. */
  margin-inline-start: -1.25rem;
`
