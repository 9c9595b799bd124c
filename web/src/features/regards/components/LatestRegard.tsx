import { useId } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { NewBadge } from './NewBadge'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './RegardLinks'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'

type LatestRegardProps = { regard: RegardItem }

/** The newest issue, highlighted above the others: its cover and all of its data. */
export function LatestRegard({ regard }: LatestRegardProps) {
  const titleId = useId()
  return (
    <Frame>
      <CoverPlace>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(width < 48rem) min(17rem, 100vw - 4.5rem), 20rem"
          isPriority
        />
      </CoverPlace>
      <Body>
        <NewBadge />
        <Title id={titleId}>
          <RegardTitleLink numero={regard.numero} />
        </Title>
        <DateParution date={regard.dateParution} />
        {regard.titre && <Headline>{regard.titre}</Headline>}
        {regard.sommaire && <Summary>{regard.sommaire}</Summary>}
        <RegardLinks regard={regard} label="Consulter le dernier numéro" describedBy={titleId} />
        <ViewCount count={regard.nombreDeVue} />
      </Body>
    </Frame>
  )
}

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: start;
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};

  ${media.from('medium')} {
    grid-template-columns: min(20rem, 38%) minmax(0, 1fr);
    gap: clamp(2rem, 5vw, 4.5rem);
  }

  /* Beside its text, so that it fits below the header. */
  ${media.print} {
    grid-template-columns: 5cm minmax(0, 1fr);
    gap: ${theme.space.l};
    padding: ${theme.space.m};
  }
`

const CoverPlace = styled.div`
  width: 100%;
  max-width: 17rem;
  margin-inline: auto;
  box-shadow: ${theme.shadows.high};

  ${media.from('medium')} {
    max-width: 20rem;
  }
`

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};
`

const Title = styled.h2`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.display};
  line-height: 1;
`

const Headline = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
  line-height: 1.25;
`

const Summary = styled.p`
  /* Above the link that spreads over the panel: words that one may select. */
  position: relative;
  z-index: 1;
  max-width: ${theme.widths.prose};
  color: ${theme.colors.muted};
  white-space: pre-line;
`
