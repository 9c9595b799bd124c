import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ButtonLink } from '@web/ui/Button'
import { BookIcon } from '@web/ui/icons/BookIcon'
import { Link } from '@web/ui/links/Link'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountHandlers } from '../queries/useCountHandlers'
import { DateParution } from './DateParution'
import { OpenPdfLink } from './OpenPdfLink'
import { RegardCoverImage } from './RegardCoverImage'
import { ViewCount } from './ViewCount'

type IssueFrontProps = {
  regard: RegardItem
  /** The contents of the issue. */
  articles: ReactNode
  /** Its other formats and actions. */
  end: ReactNode
}

/**
 * An issue on its page: the cover, its summary and one button to read it, then its articles. Other
 * formats are below the cover where there is room, else at the end.
 */
export function IssueFront({ regard, articles, end }: IssueFrontProps) {
  const { numero, dateParution, titre, sommaire, couverture, pageCount, isReadable } = regard
  const titleId = useId()
  return (
    <Frame>
      <CoverPlace>
        <CoverLink regard={regard}>
          <RegardCoverImage
            cover={couverture}
            sizes="(min-width: 48em) min(20rem, 38vw), 38vw"
            isPriority
          />
        </CoverLink>
      </CoverPlace>
      <Body>
        <Head>
          <Title id={titleId}>#{numero}</Title>
          <Details>
            <DateParution date={dateParution} />
            {pageCount && (
              <span>
                {pageCount}&nbsp;{pageCount > 1 ? 'pages' : 'page'}
              </span>
            )}
            <ViewCount count={regard.nombreDeVue} />
          </Details>
          {titre && <Headline>{titre}</Headline>}
        </Head>
        {sommaire && <Summary>{sommaire}</Summary>}
        <Opening>
          {isReadable ? (
            <ButtonLink as={Link} to={paths.regardLecture(numero)} aria-describedby={titleId}>
              <BookIcon />
              Lire en ligne
            </ButtonLink>
          ) : (
            <OpenPdfLink
              regard={regard}
              variant="primary"
              label="Consulter le numéro"
              describedBy={titleId}
            />
          )}
        </Opening>
        {articles}
      </Body>
      <End>{end}</End>
    </Frame>
  )
}

type CoverLinkProps = { regard: RegardItem; children: ReactNode }

/** The same as the link that reads the issue, for fingers and mice. */
function CoverLink({ regard: { numero, isReadable, pdfUrl }, children }: CoverLinkProps) {
  const getCountHandlers = useCountHandlers(numero)
  if (isReadable) {
    return (
      <Link to={paths.regardLecture(numero)} tabIndex={-1}>
        {children}
      </Link>
    )
  }
  if (!pdfUrl) return children
  return (
    <a
      href={paths.regardPdf(numero)}
      target="_blank"
      rel="noopener"
      tabIndex={-1}
      {...getCountHandlers('nombreDeVue')}
    >
      {children}
    </a>
  )
}

/** On a telephone the cover is beside the title: what one reads begins in the first window. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-items: start;
  width: 100%;

  ${media.from('xsmall')} {
    grid-template-columns: minmax(0, 38%) minmax(0, 1fr);
  }

  ${media.from('medium')} {
    grid-template: auto 1fr / min(20rem, 38%) minmax(0, 1fr);
    column-gap: clamp(2rem, 5vw, 4.5rem);
  }

  ${media.print} {
    grid-template-columns: 5cm minmax(0, 1fr);
    gap: ${theme.space.m} ${theme.space.l};
  }
`

const CoverPlace = styled.div`
  max-width: 20rem;
  box-shadow: ${theme.shadows.high};

  & > a {
    display: block;
  }
`

const Body = styled.div`
  display: contents;

  & > * {
    grid-column: 1 / -1;
  }

  ${media.from('medium')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: 1 / span 2;
    grid-column: 2;
    gap: ${theme.space.l};
  }
`

const Head = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;

  ${Body} > & {
    ${media.from('xsmall')} {
      grid-column: -2;
    }
  }
`

const End = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  ${media.from('medium')} {
    grid-column: 1;
  }

  ${media.print} {
    display: none;
  }
`

const Title = styled.h1`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.display};
  line-height: 1;
`

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  align-items: baseline;
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`

const Headline = styled.p`
  font-family: ${theme.fonts.title};
  font-size: clamp(1.25rem, 1rem + 1.6vw, 2.5rem);
  font-weight: 600;
  line-height: 1.15;
  text-wrap: balance;
`

const Summary = styled.p`
  max-width: ${theme.widths.prose};
  color: ${theme.colors.muted};
  white-space: pre-line;
`

const Opening = styled.div`
  display: grid;
  justify-items: stretch;

  ${media.from('small')} {
    justify-items: start;
  }

  ${media.print} {
    display: none;
  }
`
