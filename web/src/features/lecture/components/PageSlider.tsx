import { useEffect, useRef, useState, type PointerEvent } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { getNextPage, getPreviousPage, type Layout } from '../helpers/spreads'
import type { LecturePageItem } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'

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
    <Frame>
      {preview !== undefined && (
        <Thumbnail pages={pages} page={preview} position={(preview - 1) / (pageCount - 1)} />
      )}
      <Range
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
    </Frame>
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
    <Bubble aria-hidden="true" style={{ '--position': position }}>
      <Miniature
        style={{
          aspectRatio: item.ratio,
          backgroundImage: item.vignette && `url("${item.vignette}")`,
        }}
      >
        {rested === page && <img src={item.images[0]?.url} alt="" decoding="async" />}
      </Miniature>
      {page}
    </Bubble>
  )
}

const Frame = styled.div`
  position: relative;
  /* With a larger text, the page number goes below it. */
  flex: 1 1 4rem;
  min-width: 0;

  ${media.noScript} {
    display: none;
  }
`

const thumb = `
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${theme.colors.surface};
  border-radius: 50%;
  background: ${theme.colors.accent};
  box-shadow: 0 0 0 1px ${theme.colors.accentText};
`

const Range = styled.input`
  display: block;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: 0.375rem;
    border-radius: ${theme.radii.pill};
    background: linear-gradient(
      to right,
      ${theme.colors.accent} var(--share),
      ${theme.colors.field} var(--share)
    );
  }

  &::-moz-range-track {
    height: 0.375rem;
    border-radius: ${theme.radii.pill};
    background: ${theme.colors.field};
  }

  &::-moz-range-progress {
    height: 0.375rem;
    border-radius: ${theme.radii.pill};
    background: ${theme.colors.accent};
  }

  &::-webkit-slider-thumb {
    margin-top: -0.5625rem;
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }

  &:focus-visible {
    outline-offset: 0;
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`

const Bubble = styled.div`
  position: absolute;
  bottom: calc(100% + ${theme.space.xs});
  left: clamp(3.75rem, calc(var(--position) * 100%), calc(100% - 3.75rem));
  z-index: ${theme.zIndexes.menu};
  display: grid;
  justify-items: center;
  gap: ${theme.space.xxs};
  width: 7.5rem;
  padding: ${theme.space.xs};
  border: 1px solid ${theme.colors.line};
  border-block-end: 3px solid ${theme.colors.ochre};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  font-weight: 600;
  line-height: 1.2;
  pointer-events: none;
  transform: translateX(-50%);
  box-shadow: ${theme.shadows.high};
`

const Miniature = styled.div`
  width: 100%;
  max-height: 9rem;
  overflow: hidden;
  background: ${theme.colors.sunken} center / 100% 100%;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
