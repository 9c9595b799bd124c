import { paths } from '@web/domain/paths'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { VisuallyHidden } from '@web/ui/texts'
import { onPlainClick } from '../helpers/onPlainClick'
import { getNextPage, getPreviousPage, type Layout } from '../helpers/spreads'
import type { TurnTo } from '../hooks/usePageTurns'
import { ToolLink } from '@web/ui/ToolButton'
import styles from './TurnLink.module.css'

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
    <div className={styles.place} data-direction={direction}>
      {(onlyLayout ? [onlyLayout] : layouts).map((layout) => {
        const target = findPage[direction](page, pageCount, layout)
        return (
          <ToolLink
            className={styles.anchor}
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
          </ToolLink>
        )
      })}
    </div>
  )
}
