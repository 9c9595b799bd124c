import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { layoutMedia } from '../helpers/layout'
import { onPlainClick } from '../helpers/onPlainClick'
import { getNextPage, getPreviousPage, type Layout } from '../helpers/spreads'
import type { TurnTo } from '../hooks/usePageTurns'
import { ToolLink } from '@web/ui/ToolButton'

type TurnLinkProps = {
  direction: 'previous' | 'next'
  numero: number
  page: number
  pageCount: number
  onTurn: TurnTo
  /** The one layout, when it is known not to depend on the window. */
  layout?: Layout | undefined
}

const labels = { previous: 'Page précédente', next: 'Page suivante' }
const findPage = { previous: getPreviousPage, next: getNextPage }
const layouts: Layout[] = ['single', 'spread']

/**
 * Link to the page before or after. Each layout has its own link, and the style sheet shows one:
 * without script, nothing else knows the layout.
 */
export function TurnLink(props: TurnLinkProps) {
  const { direction, numero, page, pageCount, onTurn, layout: onlyLayout } = props
  return (
    <Place data-direction={direction}>
      {(onlyLayout ? [onlyLayout] : layouts).map((layout) => {
        const target = findPage[direction](page, pageCount, layout)
        return (
          <Anchor
            key={layout}
            data-layout={onlyLayout ? undefined : layout}
            rel={direction === 'previous' ? 'prev' : 'next'}
            onClick={onPlainClick(() => target !== undefined && onTurn(target))}
            // At the end it stays, with the focus that it may have.
            {...(target === undefined
              ? { role: 'link', tabIndex: 0, 'aria-disabled': true }
              : { href: paths.regardLecture(numero, target) })}
          >
            <ChevronIcon direction={direction === 'previous' ? 'left' : 'right'} />
            <VisuallyHidden>{labels[direction]}</VisuallyHidden>
          </Anchor>
        )
      })}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  place-content: center;
  padding-inline: ${theme.space.xs};

  &[data-direction='previous'] {
    grid-area: previous;
  }

  &[data-direction='next'] {
    grid-area: next;
  }

  ${media.print} {
    display: none;
  }
`

const Anchor = styled(ToolLink)`
  border-color: ${theme.colors.field};
  background-color: ${theme.colors.surface};
  color: ${theme.colors.accentText};

  &[aria-disabled='true'] {
    border-color: ${theme.colors.line};
    background-color: transparent;
  }

  ${layoutMedia.single} {
    &[data-layout='spread'] {
      display: none;
    }
  }

  ${layoutMedia.spread} {
    &[data-layout='single'] {
      display: none;
    }
  }
`
