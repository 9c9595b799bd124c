import { useId, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { useIsHydrated } from '../../../lib/hydration/useIsHydrated'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './RegardLinks'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'

type RegardCardProps = {
  regard: RegardItem
  delay: number
  /** Year shown above the first issue of each year, in a list of several years. */
  year: number | undefined
  titleLevel: 'h3' | 'h4'
}

export function RegardCard({ regard, delay, year, titleLevel }: RegardCardProps) {
  const titleId = useId()
  const isHydrated = useIsHydrated()
  const navigationType = useNavigationType()
  // On « Back » the scroll offset is restored: a card there must not wait for those above it. The
  // server-rendered page counts as POP, too.
  const [isReturn] = useState(isHydrated && navigationType === NavigationType.Pop)
  return (
    <Frame style={isReturn ? { animation: 'none' } : { animationDelay: `${delay}s` }}>
      {year !== undefined && <Year>{year}</Year>}
      <CoverPlace>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(min-width: 80em) 18rem, (min-width: 64em) 30vw, (min-width: 36em) 45vw, 92vw"
        />
      </CoverPlace>
      <Heading>
        <Title as={titleLevel} id={titleId}>
          <RegardTitleLink numero={regard.numero} />
        </Title>
        <DateParution date={regard.dateParution} />
      </Heading>
      {regard.titre && <PrintedHeadline>{regard.titre}</PrintedHeadline>}
      <RegardLinks
        regard={regard}
        variant="secondary"
        label="Consulter le numéro"
        describedBy={titleId}
      />
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
  box-shadow: ${theme.shadows.low};
  transition:
    transform 250ms ease,
    box-shadow 250ms ease;
`

const Frame = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: ${theme.space.s};
  animation: ${appear} 600ms ease-out backwards;

  ${media.hover} {
    &:hover ${CoverPlace} {
      transform: translateY(-0.375rem);
      box-shadow: ${theme.shadows.high};
    }
  }

  /* A page may be printed before its last card has appeared. */
  ${media.print} {
    animation: none;
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
  column-gap: ${theme.space.m};
`

const Title = styled.h3`
  font-size: ${theme.fontSizes.h3};
`

/** Shown in print only, where no link leads to the issue. */
const PrintedHeadline = styled.p`
  display: none;

  ${media.print} {
    display: block;
    font-size: ${theme.fontSizes.small};
    line-height: 1.3;
  }
`

/** In the space above the card, in layouts of several columns. */
const Year = styled.h3`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.h3};
  line-height: 1;
  font-variant-numeric: tabular-nums;

  /* A stitch on the line, where the year begins. */
  &::before {
    content: '';
    position: absolute;
    top: -2px;
    left: 0;
    width: 3rem;
    border-top: 4px dashed ${theme.colors.ochre};
  }

  ${media.from('small')} {
    position: absolute;
    top: 0.875rem;
    left: 0;

    &::before {
      top: -0.9375rem;
    }
  }
`
