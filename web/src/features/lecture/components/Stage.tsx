import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { coucheQuery } from '../queries/coucheQuery'
import { findColumn } from '../helpers/findColumn'
import { describePages } from '../helpers/describePages'
import { isDataSaved } from '../helpers/isDataSaved'
import { turnMs } from '../helpers/layout'
import { minZoom } from '../helpers/zoom'
import {
  getNextPage,
  getPreviousPage,
  getShownPages,
  getSpread,
  type Layout,
} from '../helpers/spreads'
import type { Lecture } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'
import { useSettledPage } from '../hooks/useSettledPage'
import { useStageGestures } from '../hooks/useStageGestures'
import type { Point, ZoomTo } from '../hooks/useZoom'
import { PageView } from './PageView'
import { TextLayer } from './TextLayer'

type StageProps = {
  lecture: Lecture
  page: number
  layout: Layout
  marked: string
  zoom: number
  zoomTo: ZoomTo
  scrollerRef: RefObject<HTMLDivElement | null>
  /** Whether a panel lies over the pages. */
  isCovered: boolean
  onTurn: TurnTo
}

type Place = 'previous' | 'current' | 'next'

/**
 * The pages in view, and their neighbours outside of it: the next ones are loaded ahead once the
 * current ones are there; the previous ones have been seen.
 */
export function Stage(props: StageProps) {
  const { lecture, page, layout, zoom, zoomTo, scrollerRef, isCovered, onTurn } = props
  const pageCount = lecture.pages.length
  const isHydrated = useIsHydrated()
  const client = useQueryClient()
  const stageRef = useRef<HTMLDivElement>(null)
  const trackRef = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  const [firstPage] = useState(page)
  const settledPages = getShownPages(useSettledPage(page), pageCount, layout)
  const handleLoad = useCallback(
    (number: number) =>
      setLoaded((current) => (current.has(number) ? current : new Set([...current, number]))),
    [],
  )

  const previous = getPreviousPage(page, pageCount, layout)
  const next = getNextPage(page, pageCount, layout)
  useStageGestures({
    stageRef,
    trackRef,
    scrollerRef,
    zoom,
    zoomTo,
    findColumn: (point) => findColumnAt(trackRef.current, point, lecture, client),
    onNext: () => next !== undefined && onTurn(next),
    onPrevious: () => previous !== undefined && onTurn(previous),
  })

  const isCurrentLoaded = getShownPages(page, pageCount, layout).every((shown) => loaded.has(shown))
  const isNextLoaded = isCurrentLoaded && !isDataSaved()
  const panes: [number | undefined, Place][] = isHydrated
    ? [
        [previous, 'previous'],
        [page, 'current'],
        [next, 'next'],
      ]
    : [[page, 'current']]

  return (
    <Frame ref={stageRef} inert={isCovered}>
      <Track ref={trackRef}>
        {panes.map(([first, place]) => {
          if (first === undefined) return null
          const isCurrent = place === 'current'
          // The server does not know the layout: its style sheet shows one page or both.
          const members = isHydrated
            ? getShownPages(first, pageCount, layout)
            : getSpread(first, pageCount)
          return (
            <Pane
              key={first}
              data-place={place}
              inert={!isCurrent}
              aria-hidden={!isCurrent || undefined}
            >
              <Scroller
                ref={isCurrent ? scrollerRef : undefined}
                data-is-enlarged={zoom > minZoom || undefined}
                {...(isCurrent && {
                  role: 'group',
                  tabIndex: 0,
                  'aria-label': describePages(page, pageCount, layout),
                })}
              >
                <Sheet>
                  {members.map((member) => {
                    const item = lecture.pages[member - 1]
                    return (
                      item && (
                        <PageView
                          key={member}
                          page={item}
                          pageCount={pageCount}
                          zoom={zoom}
                          isShown={isCurrent}
                          isCompanion={isCurrent && member !== page}
                          isPriority={isCurrent && member === firstPage}
                          hasPicture={
                            isCurrent || loaded.has(member) || (place === 'next' && isNextLoaded)
                          }
                          onLoad={handleLoad}
                        >
                          {isHydrated && settledPages.includes(member) && (
                            <TextLayer
                              numero={lecture.numero}
                              page={item}
                              pageCount={pageCount}
                              lang={lecture.langue}
                              marked={props.marked}
                              onTurn={onTurn}
                            />
                          )}
                        </PageView>
                      )
                    )
                  })}
                </Sheet>
              </Scroller>
            </Pane>
          )
        })}
      </Track>
    </Frame>
  )
}

/** Finds the column at a point of the window, on a page whose words have come. */
function findColumnAt(
  track: HTMLElement | null,
  { x, y }: Point,
  { pages }: Lecture,
  client: QueryClient,
) {
  const shown = track?.querySelectorAll<HTMLElement>('[data-place="current"] [data-page]') ?? []
  for (const page of shown) {
    const { left, top, width, height } = page.getBoundingClientRect()
    const item = pages[Number(page.dataset.page) - 1]
    const place = { x: ((x - left) / width) * 100, y: ((y - top) / height) * 100 }
    const isInside = [place.x, place.y].every((share) => share >= 0 && share <= 100)
    const couche = item && client.getQueryData(coucheQuery(item.couche).queryKey)
    const column = isInside && couche && findColumn(couche.mots, place, item.ratio)
    if (column) return { ...column, page }
  }
  return undefined
}

const Frame = styled.div`
  grid-area: stage;
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  container-type: size;
  /* The browser scrolls an enlarged page; two fingers and double taps are handled here. */
  touch-action: pan-x pan-y;

  ${media.print} {
    height: 95vh;
  }
`

const Track = styled.div`
  height: 100%;
  transition: transform ${turnMs}ms ease;

  &[data-is-dragged] {
    transition: none;
  }
`

const Pane = styled.div`
  position: absolute;
  inset: 0;
  transition: transform ${turnMs}ms ease;

  &[data-place='previous'] {
    transform: translateX(-100%);
  }

  &[data-place='next'] {
    transform: translateX(100%);
  }

  ${media.print} {
    &:not([data-place='current']) {
      display: none;
    }
  }
`

const Scroller = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  overflow: auto;

  /* A page that is not enlarged lets the reader scroll. */
  &[data-is-enlarged] {
    overscroll-behavior: contain;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Sheet = styled.div`
  display: flex;
  align-items: center;
  /* Centred while it fits, reachable on all sides when it does not. */
  margin: auto;
  padding: ${theme.space.xs};
`
