import { useQueryClient } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'
import { getCountHandlers } from '../helpers/getCountHandlers'
import type { RegardItem } from '../helpers/toRegardItem'
import { incrementCachedCount } from '../queries/incrementCachedCount'
import { DateParution } from './DateParution'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './RegardLinks'
import { ViewCount } from './ViewCount'

type RegardPanelProps = {
  regard: RegardItem
  titleLevel: 'h1' | 'h2'
  title: ReactNode
  badge?: ReactNode
  label: string
  /** Links to its other forms. */
  otherForms?: ReactNode
  /** Whether the cover opens the issue: online, else its PDF. */
  isCoverLink?: boolean
  /** What else can be done with it. */
  children?: ReactNode
}

/** One issue, highlighted: its cover and all of its data. */
export function RegardPanel({
  regard,
  titleLevel,
  title,
  badge,
  label,
  otherForms,
  isCoverLink = false,
  children,
}: RegardPanelProps) {
  const titleId = useId()
  const cover = (
    <RegardCoverImage
      cover={regard.couverture}
      sizes="(width < 48rem) min(17rem, 100vw - 4.5rem), 20rem"
      isPriority
    />
  )
  return (
    <Frame>
      <CoverPlace>
        {isCoverLink ? <CoverLink regard={regard}>{cover}</CoverLink> : cover}
      </CoverPlace>
      <Body>
        {badge}
        <Title as={titleLevel} id={titleId}>
          {title}
        </Title>
        <DateParution date={regard.dateParution} />
        {regard.titre && <Headline>{regard.titre}</Headline>}
        {regard.sommaire && <Summary>{regard.sommaire}</Summary>}
        <RegardLinks regard={regard} label={label} describedBy={titleId} />
        {otherForms}
        {children}
        <ViewCount count={regard.nombreDeVue} />
      </Body>
    </Frame>
  )
}

type CoverLinkProps = { regard: RegardItem; children: ReactNode }

/** The same as the first of the links, for fingers and mice. */
function CoverLink({ regard: { numero, isReadable, pdfUrl }, children }: CoverLinkProps) {
  const queryClient = useQueryClient()
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
      {...getCountHandlers(() => incrementCachedCount(queryClient, numero, 'nombreDeVue'))}
    >
      {children}
    </a>
  )
}

const Frame = styled.article`
  position: relative;
  display: grid;
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

  & > a {
    display: block;
  }

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
