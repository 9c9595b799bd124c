import { useEffect, type ComponentType, type RefObject } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { Spinner } from '@web/ui/Spinner'
import { useTextSwipe } from '../hooks/useTextSwipe'

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
    <Frame
      ref={scrollerRef}
      role="group"
      tabIndex={0}
      aria-label={`Texte de la page ${page}`}
      inert={isCovered}
    >
      {PageText && <PageText key={page} {...{ numero, page, marked }} />}
      {!PageText && !failure && <Spinner label="Chargement du texte…" />}
      {failure && (
        <Failure role="alert">
          Le texte n’a pas pu être chargé.{' '}
          <TextLink href={`${paths.regardTexte(numero)}#page-${page}`}>
            Ouvrir la version texte
          </TextLink>
        </Failure>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  grid-area: stage;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;
  background: ${theme.colors.paper};
  color: ${theme.colors.ink};
  /* A swipe is handled here. */
  touch-action: pan-y pinch-zoom;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Failure = styled.p`
  padding: ${theme.space.xl} ${theme.space.m};
  text-align: center;
`
