import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Column } from '../helpers/findColumn'
import { clampZoom, doubleTapZoom, minZoom, toColumnZoom } from '../helpers/zoom'
import type { Point, ZoomTo } from './useZoom'

type StageGesturesOptions = {
  stageRef: RefObject<HTMLElement | null>
  /** Moves with the finger while a page is turned. */
  trackRef: RefObject<HTMLElement | null>
  /** The scrolling element, whose first child is enlarged while two fingers move. */
  scrollerRef: RefObject<HTMLElement | null>
  zoom: number
  zoomTo: ZoomTo
  /** Finds the column of text at a point of the window, and the element of its page. */
  findColumn: (point: Point) => (Column & { page: HTMLElement }) | undefined
  onNext: () => void
  onPrevious: () => void
}

/** Minimum horizontal distance of a swipe, in pixels (specification, section 9). */
const swipePx = 40

/** A finger that moved less has tapped. */
const tapPx = 12
const doubleTapMs = 320
const wheelSpeed = 0.01

type Gesture =
  | { kind: 'swipe'; start: Point; isHorizontal: boolean | undefined }
  | {
      kind: 'pinch'
      /** Between the fingers, at first. */
      distance: number
      /** Middle of the fingers at first, in the window and in the content. */
      centre: Point
      origin: Point
      /** Change of the zoom so far, and middle of the fingers now. */
      factor: number
      now: Point
    }

const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})

const getDistance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const getMiddle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/**
 * Touch and wheel on the pages: a swipe turns, two fingers and ctrl with the wheel zoom, a double
 * tap or click enlarges a column to the width of the window, and shows the whole page again. While the page is enlarged, one finger scrolls natively. Touch events,
 * not pointer events: only they can keep the browser from scrolling once a gesture has begun.
 */
export function useStageGestures(options: StageGesturesOptions): void {
  const { stageRef, trackRef, scrollerRef } = options
  const getOptions = useEffectEvent(() => options)

  useEffect(() => {
    const stage = stageRef.current
    if (!stage) return
    let gesture: Gesture | undefined
    let lastTap: (Point & { time: number }) | undefined

    function handleTouchStart({ touches }: TouchEvent) {
      const [one, other] = [...touches].map(toPoint)
      if (one && other) {
        release()
        gesture = startPinch(one, other)
      } else if (one && touches.length === 1) {
        gesture = { kind: 'swipe', start: one, isHorizontal: undefined }
      }
    }

    function startPinch(one: Point, other: Point): Gesture {
      const centre = getMiddle(one, other)
      const content = getContent()?.getBoundingClientRect()
      const origin = { x: centre.x - (content?.left ?? 0), y: centre.y - (content?.top ?? 0) }
      const distance = getDistance(one, other)
      return { kind: 'pinch', distance, centre, origin, factor: 1, now: centre }
    }

    function handleTouchMove(event: TouchEvent) {
      const [one, other] = [...event.touches].map(toPoint)
      if (gesture?.kind === 'pinch' && one && other) {
        event.preventDefault()
        movePinch(gesture, one, other)
      } else if (gesture?.kind === 'swipe' && one) {
        moveSwipe(gesture, one, event)
      }
    }

    function movePinch(pinch: Gesture & { kind: 'pinch' }, one: Point, other: Point) {
      const { zoom } = getOptions()
      pinch.factor = clampZoom((zoom * getDistance(one, other)) / pinch.distance) / zoom
      pinch.now = getMiddle(one, other)
      const content = getContent()
      if (!content) return
      content.style.transformOrigin = `${pinch.origin.x}px ${pinch.origin.y}px`
      content.style.transform = `translate(${pinch.now.x - pinch.centre.x}px, ${pinch.now.y - pinch.centre.y}px) scale(${pinch.factor})`
    }

    function moveSwipe(swipe: Gesture & { kind: 'swipe' }, point: Point, event: TouchEvent) {
      const travel = point.x - swipe.start.x
      const drift = point.y - swipe.start.y
      const isSelecting = window.getSelection()?.type === 'Range'
      if (getOptions().zoom > minZoom || isSelecting) return
      if (swipe.isHorizontal === undefined && Math.hypot(travel, drift) > tapPx)
        swipe.isHorizontal = Math.abs(travel) > Math.abs(drift)
      if (!swipe.isHorizontal) return
      event.preventDefault()
      if (trackRef.current) {
        trackRef.current.dataset.isDragged = 'true'
        trackRef.current.style.transform = `translateX(${travel}px)`
      }
    }

    function handleTouchEnd(event: TouchEvent) {
      const ended = gesture
      if (event.touches.length > 0) {
        // One of two fingers was lifted: the rest of the other's movement is ignored.
        if (ended?.kind === 'pinch') finishPinch(ended)
        gesture = undefined
        return
      }
      gesture = undefined
      if (ended?.kind === 'pinch') finishPinch(ended)
      const [touch] = event.changedTouches
      if (ended?.kind === 'swipe' && touch) finishSwipe(ended, toPoint(touch), event)
    }

    function finishPinch({ factor, centre, now }: Gesture & { kind: 'pinch' }) {
      const { zoom, zoomTo } = getOptions()
      release()
      zoomTo(zoom * factor, centre)
      const scroller = scrollerRef.current
      scroller?.scrollBy(centre.x - now.x, centre.y - now.y)
    }

    function finishSwipe(swipe: Gesture & { kind: 'swipe' }, point: Point, event: TouchEvent) {
      release()
      const travel = point.x - swipe.start.x
      if (swipe.isHorizontal && Math.abs(travel) > swipePx) {
        const { onNext, onPrevious } = getOptions()
        if (travel < 0) onNext()
        else onPrevious()
      } else if (getDistance(point, swipe.start) < tapPx) handleTap(point, event)
    }

    function handleTap(point: Point, event: TouchEvent) {
      const isDouble =
        lastTap !== undefined &&
        event.timeStamp - lastTap.time < doubleTapMs &&
        getDistance(point, lastTap) < 3 * tapPx
      lastTap = isDouble ? undefined : { ...point, time: event.timeStamp }
      if (!isDouble) return
      event.preventDefault()
      toggleZoom(point)
    }

    /** Enlarges the column at a point to the width of the window, or shows the whole page again. */
    function toggleZoom(point: Point) {
      const { zoom, zoomTo, findColumn } = getOptions()
      const scroller = scrollerRef.current
      if (zoom > minZoom || !scroller) {
        zoomTo(minZoom, point)
        return
      }
      const column = findColumn(point)
      const { left, width } = scroller.getBoundingClientRect()
      const columnWidth = column && (column.page.clientWidth * (column.right - column.left)) / 100
      const columnZoom = columnWidth && toColumnZoom(columnWidth, width)
      zoomTo(columnZoom ?? doubleTapZoom, point)
      if (!column || !columnZoom) return
      const page = column.page.getBoundingClientRect()
      const middle = page.left + (page.width * (column.left + column.right)) / 200
      scroller.scrollLeft += middle - (left + width / 2)
    }

    function handleDoubleClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a, button')) return
      // The browser has selected a word.
      window.getSelection()?.removeAllRanges()
      toggleZoom(toPoint(event))
    }

    function handleWheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { zoom, zoomTo } = getOptions()
      zoomTo(zoom * Math.exp(-event.deltaY * wheelSpeed), toPoint(event))
    }

    const getContent = () =>
      scrollerRef.current?.firstElementChild as HTMLElement | null | undefined

    /** Gives the moved elements back to their styles. */
    function release() {
      const track = trackRef.current
      if (track) {
        delete track.dataset.isDragged
        track.style.transform = ''
      }
      const content = getContent()
      if (content) content.style.transform = ''
    }

    function handleTouchCancel() {
      gesture = undefined
      release()
    }

    const controller = new AbortController()
    const { signal } = controller
    stage.addEventListener('touchstart', handleTouchStart, { passive: true, signal })
    stage.addEventListener('touchmove', handleTouchMove, { passive: false, signal })
    stage.addEventListener('touchend', handleTouchEnd, { signal })
    stage.addEventListener('touchcancel', handleTouchCancel, { signal })
    stage.addEventListener('wheel', handleWheel, { passive: false, signal })
    stage.addEventListener('dblclick', handleDoubleClick, { signal })
    return () => controller.abort()
  }, [stageRef, trackRef, scrollerRef])
}
