import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '../../../theme/media'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { OpenRegardLink } from './OpenRegardLink'
import { RegardCoverImage } from './RegardCoverImage'
import { ViewCount } from './ViewCount'

type RegardCardProps = {
  regard: RegardItem
  /** Seconds before the card appears. */
  delay: number
}

/** One of the previous issues. */
export function RegardCard({ regard, delay }: RegardCardProps) {
  const titleId = useId()
  return (
    <Frame style={{ animationDelay: `${delay}s` }}>
      <CoverPlace>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(min-width: 80em) 18rem, (min-width: 64em) 30vw, (min-width: 36em) 45vw, 92vw"
        />
      </CoverPlace>
      <Heading>
        <Title id={titleId}>#{regard.numero}</Title>
        <DateParution date={regard.dateParution} />
      </Heading>
      <OpenRegardLink regard={regard} look="secondary" describedBy={titleId}>
        Consulter le numéro
      </OpenRegardLink>
      <ViewCount count={regard.nombreDeVue} />
    </Frame>
  )
}

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(1.25rem);
  }
`

const CoverPlace = styled.div`
  box-shadow: ${({ theme }) => theme.shadows.low};
  transition:
    transform 250ms ease,
    box-shadow 250ms ease;
`

const Frame = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: ${({ theme }) => theme.space.s};
  animation: ${appear} 600ms ease-out backwards;

  ${media.hover} {
    &:hover ${CoverPlace} {
      transform: translateY(-0.375rem);
      box-shadow: ${({ theme }) => theme.shadows.high};
    }
  }

  ${media.reducedMotion} {
    animation: none;

    &:hover ${CoverPlace} {
      transform: none;
    }
  }
`

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
`

const Title = styled.h3`
  font-size: ${({ theme }) => theme.fontSizes.h3};
`
