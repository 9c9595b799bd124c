import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type RefObject, startTransition, useEffect } from 'react'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { coucheQuery } from '../queries/coucheQuery'
import { lectureQuery } from '../queries/lectureQuery'
import { findColumn } from '../helpers/findColumn'
import { describePages } from '../helpers/describePages'
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
import { useStageGestures } from '../hooks/useStageGestures'
import type { Point, ZoomTo } from '../hooks/useZoom'
import { PageView } from './PageView'
import { TextLayer } from './TextLayer'
import { readConnection } from '@web/lib/browser/readConnection'
import styles from './Stage.module.css'

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
  const { numero } = lecture
  const handleRetry = useCallback(
    () => void client.invalidateQueries({ queryKey: lectureQuery(numero).queryKey }),
    [client, numero],
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
    <div
      className={styles.frame}
      ref={stageRef}
      style={{ '--turn': `${turnMs}ms` }}
      inert={isCovered}
    >
      <div className={styles.track} ref={trackRef}>
        {panes.map(([first, place]) => {
          if (first === undefined) return null
          const isCurrent = place === 'current'
          // The server does not know the layout: its style sheet shows one page or both.
          const members = isHydrated
            ? getShownPages(first, pageCount, layout)
            : getSpread(first, pageCount)
          return (
            <div
              className={styles.pane}
              key={first}
              data-place={place}
              inert={!isCurrent}
              aria-hidden={!isCurrent || undefined}
            >
              <div
                className={styles.scroller}
                ref={isCurrent ? scrollerRef : undefined}
                data-is-enlarged={zoom > minZoom || undefined}
                {...(isCurrent && {
                  role: 'group',
                  tabIndex: 0,
                  'aria-label': describePages(page, pageCount, layout),
                })}
              >
                <div className={styles.sheet}>
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
                          onRetry={handleRetry}
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
                </div>
              </div>
            </div>
          )
        })}
      </div>
    </div>
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

/** Whether the reader asks to save data, or the network is too slow to load pages ahead. */
export function isDataSaved(): boolean {
  const { saveData, effectiveType = '' } = readConnection()
  return saveData === true || /2g$/.test(effectiveType)
}

/** After the movement, in milliseconds: two frames of a slow telephone. */
const marginMs = 40

/**
 * The page on which the reader rests. It follows the shown page once the turn is over: the layout of
 * a page's words takes longer than a frame, and would stop its movement.
 */
function useSettledPage(page: number): number {
  const [settled, setSettled] = useState(page)
  useEffect(() => {
    if (settled === page) return
    const timer = setTimeout(() => startTransition(() => setSettled(page)), turnMs + marginMs)
    return () => clearTimeout(timer)
  }, [page, settled])
  return settled
}
