import { useEffect, type ComponentType, type RefObject, useEffectEvent } from 'react'
import { paths } from '@web/domain/paths'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { TextLink } from '@web/ui/links/TextLink'
import { Spinner } from '@web/ui/PageState'
import styles from './TextStage.module.css'

/** Shows the text of a page of an issue. */
export type PageTextProps = {
  numero: number
  page: number
  /** Words that are marked; empty for none. */
  marked: string
}

export type LoadPageText = () => Promise<ComponentType<PageTextProps>>

type TextStageProps = PageTextProps & {
  loadText: LoadPageText
  scrollerRef: RefObject<HTMLDivElement | null>
  /** Whether a panel lies over the text. */
  isCovered: boolean
  onNext: () => void
  onPrevious: () => void
}

/** In place of the pages: the text of one of them. A swipe turns the page. */
export function TextStage(props: TextStageProps) {
  const { numero, page, marked, loadText, scrollerRef, isCovered, onNext, onPrevious } = props
  const { Component: PageText, load, failure } = useLazyComponent(loadText)
  useEffect(() => void load(), [load])
  useTextSwipe(scrollerRef, { onNext, onPrevious })

  return (
    <div
      className={styles.frame}
      ref={scrollerRef}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region
      tabIndex={0}
      aria-label={`Texte de la page ${page}`}
      inert={isCovered}
    >
      {PageText && <PageText key={page} {...{ numero, page, marked }} />}
      {!PageText && !failure && <Spinner label="Chargement du texte…" />}
      {failure && (
        <p className={styles.failure} role="alert">
          Le texte n’a pas pu être chargé.{' '}
          <TextLink href={`${paths.regardTexte(numero)}#page-${page}`}>
            Ouvrir la version texte
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** Minimum horizontal distance of a swipe, in pixels (specification, section 9). */
const swipePx = 40

type TextSwipeOptions = { onNext: () => void; onPrevious: () => void }

/** Turns the page by a horizontal swipe of one finger on a text that scrolls; not while text is selected. */
function useTextSwipe(ref: RefObject<HTMLElement | null>, options: TextSwipeOptions): void {
  const turn = useEffectEvent((travel: number) =>
    travel < 0 ? options.onNext() : options.onPrevious(),
  )
  useEffect(() => {
    const element = ref.current
    let start: { x: number; y: number } | undefined
    const handleStart = ({ touches, target }: TouchEvent) => {
      const [one] = touches
      // A wide table scrolls by itself.
      const isScrolled = target instanceof Element && target.closest('[data-table]') !== null
      start =
        one && touches.length === 1 && !isScrolled ? { x: one.clientX, y: one.clientY } : undefined
    }
    const handleEnd = ({ changedTouches }: TouchEvent) => {
      const [one] = changedTouches
      if (!start || !one || window.getSelection()?.type === 'Range') return
      const travel = one.clientX - start.x
      const drift = one.clientY - start.y
      start = undefined
      if (Math.abs(travel) > swipePx && Math.abs(travel) > 2 * Math.abs(drift)) turn(travel)
    }
    element?.addEventListener('touchstart', handleStart, { passive: true })
    element?.addEventListener('touchend', handleEnd)
    return () => {
      element?.removeEventListener('touchstart', handleStart)
      element?.removeEventListener('touchend', handleEnd)
    }
  }, [ref])
}
