import { useId, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { OpenPdfLink } from './OpenPdfLink'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'

type RegardCardProps = {
  regard: RegardItem
  delay: number
  titleLevel: 'h3' | 'h4'
}

export function RegardCard({ regard, delay, titleLevel }: RegardCardProps) {
  const titleId = useId()
  const isHydrated = useIsHydrated()
  const navigationType = useNavigationType()
  // On « Back » the scroll offset is restored: a card there must not wait for the cards above it.
  // The server-rendered page counts as POP, too.
  const [isReturn] = useState(isHydrated && navigationType === NavigationType.Pop)
  return (
    <Frame style={isReturn ? { animation: 'none' } : { animationDelay: `${delay}s` }}>
      <CoverPlace>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(min-width: 80em) 18rem, (min-width: 64em) 30vw, (min-width: 21em) 45vw, 92vw"
        />
      </CoverPlace>
      <Title as={titleLevel} id={titleId}>
        <RegardTitleLink numero={regard.numero} titre={regard.titre} />
      </Title>
      <DateParution date={regard.dateParution} />
      <Opening>
        <OpenPdfLink
          regard={regard}
          variant="secondary"
          label="Consulter le numéro"
          describedBy={titleId}
        />
      </Opening>
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
  /* The buttons of a row stand in one line. */
  grid-template-rows: auto auto 1fr;
  gap: ${theme.space.xs};
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

const Title = styled.h3`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.h3};
`

/** Above the link that spreads over the card. */
const Opening = styled.div`
  display: grid;
  position: relative;
  z-index: 1;

  /* Of two cards side by side on a telephone, each has its words on one line. */
  & > a {
    padding-inline: 0.25rem;
    font-size: ${theme.fontSizes.small};

    ${media.from('small')} {
      padding-inline: ${theme.space.xs};
      font-size: inherit;
    }
  }

  ${media.print} {
    display: none;
  }
`
