import { useEffect, type ComponentType, type RefObject } from 'react'
import { paths } from '@web/domain/paths'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { TextLink } from '@web/ui/links/TextLink'
import { Spinner } from '@web/ui/Spinner'
import { useTextSwipe } from '../hooks/useTextSwipe'
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
