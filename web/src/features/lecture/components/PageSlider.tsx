import { useEffect, useRef, useState, type PointerEvent, type Ref } from 'react'
import { getNextPage, getPreviousPage, type Layout } from '../helpers/spreads'
import type { LecturePageItem } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'
import { VisuallyHidden } from '@web/ui/texts'
import { ToolButton } from '@web/ui/ToolButton'
import styles from './PageSlider.module.css'

type PageSliderProps = {
  pages: LecturePageItem[]
  page: number
  layout: Layout
  description: string
  onTurn: TurnTo
}

/** A picture is loaded when the pointer rests this long on its page. */
const restMs = 120

/** Slider over the pages; shows the page below the pointer as a thumbnail. */
export function PageSlider({ pages, page, layout, description, onTurn }: PageSliderProps) {
  const [dragged, setDragged] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const isDragging = useRef(false)
  const pageCount = pages.length
  const value = dragged ?? page
  const preview = dragged ?? pointed

  function handleInput(next: number) {
    // By keyboard or assistive technology, each step turns; with the pointer, its release.
    if (isDragging.current) setDragged(next)
    else onTurn(toTurn(next))
  }

  /** A step by one turns to the next spread, not to the other page of the same one. */
  function toTurn(next: number): number {
    if (next === page + 1) return getNextPage(page, pageCount, layout) ?? page
    return next === page - 1 ? (getPreviousPage(page, pageCount, layout) ?? page) : next
  }

  function handleRelease() {
    isDragging.current = false
    if (dragged !== undefined && dragged !== page) onTurn(dragged)
    setDragged(undefined)
    setPointed(undefined)
  }

  function handlePointer({ currentTarget, clientX, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || isDragging.current) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(Math.max((clientX - left) / width, 0), 1)
    setPointed(1 + Math.round(share * (pageCount - 1)))
  }

  if (pageCount < 2) return null
  return (
    <div className={styles.frame}>
      {preview !== undefined && (
        <Thumbnail pages={pages} page={preview} position={(preview - 1) / (pageCount - 1)} />
      )}
      <input
        className={styles.range}
        type="range"
        aria-label="Page"
        aria-valuetext={dragged === undefined ? description : `Page ${dragged} sur ${pageCount}`}
        min={1}
        max={pageCount}
        step={1}
        value={value}
        style={{ '--share': `${((value - 1) / (pageCount - 1)) * 100}%` }}
        onChange={({ currentTarget }) => handleInput(Number(currentTarget.value))}
        onPointerDown={() => (isDragging.current = true)}
        onPointerUp={handleRelease}
        onPointerCancel={handleRelease}
        onPointerMove={handlePointer}
        onPointerLeave={() => setPointed(undefined)}
      />
    </div>
  )
}

type ThumbnailProps = {
  pages: LecturePageItem[]
  page: number
  /** From 0 to 1. */
  position: number
}

function Thumbnail({ pages, page, position }: ThumbnailProps) {
  const [rested, setRested] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(page), restMs)
    return () => clearTimeout(timer)
  }, [page])

  const item = pages[page - 1]
  if (!item) return null
  return (
    <div className={styles.bubble} aria-hidden="true" style={{ '--position': position }}>
      <div
        className={styles.miniature}
        style={{
          aspectRatio: item.ratio,
          backgroundImage: item.vignette && `url("${item.vignette}")`,
        }}
      >
        {rested === page && <img src={item.images[0]?.url} alt="" decoding="async" />}
      </div>
      {page}
    </div>
  )
}

type PageCountProps = {
  buttonRef: Ref<HTMLButtonElement> | undefined
  page: number
  shown: number[]
  pageCount: number
  /** Name of the panel that the button opens. */
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** « 2–3 / 7 », which opens the panel with all pages. */
export function PageCount(props: PageCountProps) {
  const { buttonRef, page, shown, pageCount, label, isOpen, onToggle } = props
  return (
    <>
      <ToolButton
        className={styles.count}
        ref={buttonRef}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'lecteur-pages' : undefined}
        onClick={onToggle}
      >
        <VisuallyHidden>{label}&nbsp;: </VisuallyHidden>
        {shown.join('\u2013')} / {pageCount}
      </ToolButton>
      <p className={styles.plainCount}>
        {page} / {pageCount}
      </p>
    </>
  )
}
