import { useId, type ReactNode } from 'react'
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

type FrontIssueProps = {
  regard: RegardItem
  /** Its first articles. */
  articles: ReactNode
}

/** The newest issue as the front of a magazine: its cover beside its articles. */
export function FrontIssue({ regard, articles }: FrontIssueProps) {
  const { numero, titre, sommaire, couverture, dateParution, nombreDeVue } = regard
  const titleId = useId()
  return (
    <Frame>
      <Side>
        <Issue>
          <Cover>
            <RegardCoverImage
              cover={couverture}
              sizes="(min-width: 64em) 22rem, (min-width: 48em) 16rem, min(17rem, 100vw - 2rem)"
            />
          </Cover>
          <Line>
            <Title id={titleId}>
              <RegardTitleLink numero={numero} />
            </Title>
            <NewBadge />
          </Line>
          <DateParution date={dateParution} />
        </Issue>
        <RegardLinks regard={regard} label="Consulter le dernier numéro" describedBy={titleId} />
        <ViewCount count={nombreDeVue} />
      </Side>
      <Body>
        {(titre || sommaire) && (
          <Head>
            {titre && <Headline>{titre}</Headline>}
            {sommaire && <Summary>{sommaire}</Summary>}
          </Head>
        )}
        {articles}
      </Body>
    </Frame>
  )
}

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};

  ${media.from('medium')} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }

  ${media.from('large')} {
    grid-template-columns: 22rem minmax(0, 1fr);
    gap: clamp(2.5rem, 5vw, 5rem);
  }

  /* Beside its text, so that it fits below the header; its articles may go on on the next sheet. */
  ${media.print} {
    grid-template-columns: 4cm minmax(0, 1fr);
    gap: ${theme.space.l};
    break-inside: auto;
  }
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.m};
`

/** All of it leads to the issue. */
const Issue = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.xxs};
`

const Cover = styled.div`
  width: 100%;
  max-width: 17rem;
  margin-bottom: ${theme.space.s};
  margin-inline: auto;
  box-shadow: ${theme.shadows.high};

  ${media.from('medium')} {
    max-width: none;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  align-items: center;
  justify-content: space-between;
`

const Title = styled.h3`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.h1};
  line-height: 1;
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xl};

  ${media.print} {
    gap: ${theme.space.m};
  }
`

const Head = styled.div`
  display: grid;
  gap: ${theme.space.s};
`

const Headline = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h1};
  font-weight: 600;
  line-height: 1.08;
  letter-spacing: -0.012em;
  text-wrap: balance;
`

const Summary = styled.p`
  max-width: ${theme.widths.prose};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
  line-height: 1.45;
  white-space: pre-line;
`
