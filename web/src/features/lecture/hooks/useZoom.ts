import { useCallback, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { clampZoom, minZoom } from '../helpers/zoom'

export type Point = { x: number; y: number }

export type ZoomTo = (zoom: number, point?: Point) => void

/**
 * Zoom of the shown pages, from 1 (the whole page) to 4. The enlarged page scrolls natively.
 * @param scrollerRef the scrolling element, whose first child is the enlarged content
 */
export function useZoom(scrollerRef: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(minZoom)
  const current = useRef(minZoom)

  /** Keeps the given point of the window in place; by default, the middle of the reader. */
  const zoomTo = useCallback<ZoomTo>(
    (wanted, point) => {
      const next = clampZoom(wanted)
      const scroller = scrollerRef.current
      const content = scroller?.firstElementChild
      if (next === current.current || !scroller || !content) return
      const frame = scroller.getBoundingClientRect()
      const { x, y } = point ?? {
        x: frame.left + frame.width / 2,
        y: frame.top + frame.height / 2,
      }
      const before = content.getBoundingClientRect()
      const shareX = (x - before.left) / before.width
      const shareY = (y - before.top) / before.height
      current.current = next
      flushSync(() => setZoom(next))
      const after = content.getBoundingClientRect()
      scroller.scrollLeft += after.left + shareX * after.width - x
      scroller.scrollTop += after.top + shareY * after.height - y
    },
    [scrollerRef],
  )
  return { zoom, zoomTo }
}
