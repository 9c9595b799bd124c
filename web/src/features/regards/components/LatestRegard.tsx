import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../../theme/media'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { OpenRegardLink } from './OpenRegardLink'
import { RegardCoverImage } from './RegardCoverImage'
import { ViewCount } from './ViewCount'

type LatestRegardProps = {
  regard: RegardItem
  /** A few words about the magazine, above the issue's own. */
  presentation?: ReactNode
  titleLevel?: 'h2' | 'h3'
}

/** The newest issue, highlighted above the others. */
export function LatestRegard({ regard, presentation, titleLevel = 'h2' }: LatestRegardProps) {
  const titleId = useId()
  return (
    <Frame>
      <CoverPlace>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(min-width: 28em) 20rem, 80vw"
          isPriority
        />
      </CoverPlace>
      <Words>
        <Badge>NOUVEAU</Badge>
        <Title as={titleLevel} id={titleId}>
          #{regard.numero}
        </Title>
        <DateParution date={regard.dateParution} />
        {presentation}
        {regard.titre && <Headline>{regard.titre}</Headline>}
        {regard.sommaire && <Summary>{regard.sommaire}</Summary>}
        <OpenRegardLink regard={regard} look="primary" describedBy={titleId}>
          Consulter le dernier numéro
        </OpenRegardLink>
        <ViewCount count={regard.nombreDeVue} />
      </Words>
    </Frame>
  )
}

const Frame = styled.article`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  align-items: center;
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.medium};
  background: ${({ theme }) => theme.colors.surface};

  ${media.from('medium')} {
    grid-template-columns: min(20rem, 38%) minmax(0, 1fr);
    gap: clamp(2rem, 5vw, 4.5rem);
  }
`

const CoverPlace = styled.div`
  width: 100%;
  max-width: 20rem;
  margin-inline: auto;
  box-shadow: ${({ theme }) => theme.shadows.high};
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
`

const Badge = styled.p`
  padding: 0.25rem 0.75rem;
  /* Forced colours take the background away, and draw the border. */
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.small};
  background: ${({ theme }) => theme.colors.indigo};
  color: ${({ theme }) => theme.colors.onIndigo};
  font-size: ${({ theme }) => theme.fontSizes.small};
  font-weight: 700;
  letter-spacing: 0.12em;
`

const Title = styled.h2`
  color: ${({ theme }) => theme.colors.accentText};
  font-size: ${({ theme }) => theme.fontSizes.display};
  line-height: 1;
`

const Headline = styled.p`
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: ${({ theme }) => theme.fontSizes.h3};
  line-height: 1.25;
`

const Summary = styled.p`
  max-width: ${({ theme }) => theme.widths.prose};
  color: ${({ theme }) => theme.colors.muted};
  white-space: pre-line;
`
