import { useEffect, useRef } from 'react'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { useMediaQuery } from '@web/lib/hooks/useMediaQuery'
import { VisuallyHidden } from '@web/ui/texts'
import { describePages } from '../helpers/describePages'
import { spreadQuery } from '../helpers/layout'
import { getNextPage, getPreviousPage, getShownPages, type Layout } from '../helpers/spreads'
import type { Lecture } from '../helpers/toLecture'
import { minZoom, zoomStep } from '../helpers/zoom'
import { useTurnAnnouncement, usePageTurns } from '../hooks/usePageTurns'
import { useFullscreen } from '../hooks/useFullscreen'
import { usePanel, type PanelName } from '../hooks/usePanel'
import { useReaderKeys, useCharacterKeys } from '../hooks/useReaderKeys'
import { useSavedPosition } from '../helpers/readingPositions'
import { useTextView } from '../hooks/useTextView'
import { useZoom } from '../hooks/useZoom'
import { countReading } from '../helpers/countReading'
import { ActionsPanel } from './ActionsPanel'
import { FindPanel, HitsBar } from './FindPanel'
import { OutlinePanel, PagesPanel } from './PagesPanel'
import { PageCount, PageSlider } from './PageSlider'
import { ReaderBar } from './ReaderBar'
import { ReaderSeo } from './ReaderSeo'
import { ResumeNotice } from './ResumeNotice'
import { SidePanel } from './SidePanel'
import { Stage } from './Stage'
import { TextStage, type LoadPageText } from './TextStage'
import { TurnLink } from './TurnLink'
import styles from './Reader.module.css'

type ReaderProps = {
  lecture: Lecture
  page: number
  /** Loads the component that shows the text of a page. */
  loadText: LoadPageText
}

const panelTitles: Record<PanelName, string> = {
  plan: 'Sommaire',
  recherche: 'Chercher dans ce numéro',
  pages: 'Toutes les pages',
  actions: 'Autres façons de lire',
}

export function Reader({ lecture, page: urlPage, loadText }: ReaderProps) {
  const { numero, pages, plan } = lecture
  const pageCount = pages.length
  const frameRef = useRef<HTMLDivElement>(null)
  const scrollerRef = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(spreadQuery)
  const { isText, toggle: toggleText } = useTextView(numero)
  const layout: Layout = isWide && !isText ? 'spread' : 'single'
  const { page, marked, turnTo } = usePageTurns(numero, urlPage)
  const { zoom, zoomTo } = useZoom(scrollerRef)
  const fullscreen = useFullscreen(frameRef)
  const { panel, hasEntry, toggleRef, changePanel } = usePanel(!isWide)
  const [hasCharacterKeys, setCharacterKeys] = useCharacterKeys()
  const description = describePages(page, pageCount, layout)
  const shown = getShownPages(page, pageCount, layout)
  const announcement = useTurnAnnouncement(page, description)

  useEffect(() => void countReading(numero), [numero])

  const isAtEnd = getNextPage(page, pageCount, layout) === undefined
  useSavedPosition(numero, page, isAtEnd)

  // The next page is read from its beginning.
  useEffect(() => {
    // In braces: it returns a promise in recent browsers, which is no cleanup function.
    scrollerRef.current?.scrollTo(0, 0)
  }, [page])

  // A turn removes the page that has the focus; the end of a panel may uncover the page.
  const moveFocusToPage = useLostFocus(scrollerRef, `${page} ${panel}`, () => scrollerRef.current)

  function turnIfAny(target: number | undefined) {
    if (target !== undefined && target !== page) turnTo(target)
  }

  /** On a narrow screen a panel covers the pages. */
  const turnFromPanel: typeof turnTo = (target, options) => {
    const isClosing = !isWide && options?.isJump === true
    turnTo(target, { ...options, closesPanel: isClosing && hasEntry })
    if (!isClosing) return
    if (!hasEntry) changePanel(undefined)
    moveFocusToPage()
  }

  useReaderKeys({
    isZoomed: zoom > minZoom && !isText,
    hasCharacterKeys,
    isText,
    actions: {
      next: () => turnIfAny(getNextPage(page, pageCount, layout)),
      previous: () => turnIfAny(getPreviousPage(page, pageCount, layout)),
      first: () => turnIfAny(1),
      last: () => turnIfAny(pageCount),
      zoomIn: () => zoomTo(zoom * zoomStep),
      zoomOut: () => zoomTo(zoom / zoomStep),
      resetZoom: () => zoomTo(minZoom),
      toggleFullscreen: fullscreen.toggle,
      escape: () => (panel ? changePanel(undefined) : isText ? toggleText() : zoomTo(minZoom)),
    },
  })

  const isCovered = panel !== undefined && !isWide
  const turns = {
    ...{ numero, page, pageCount },
    layout: isText ? layout : undefined,
    onTurn: turnTo,
  }
  return (
    <div className={styles.frame} ref={frameRef}>
      <ReaderSeo lecture={lecture} page={urlPage} />
      <ReaderBar
        lecture={lecture}
        panel={panel}
        hasOutline={plan.length > 0}
        toggleRef={toggleRef}
        onPanelChange={changePanel}
        zoom={zoom}
        zoomTo={zoomTo}
        isText={isText}
        fullscreen={fullscreen}
      />
      {panel && (
        <SidePanel
          id={`lecteur-${panel}`}
          key={panel}
          title={panelTitles[panel]}
          onClose={() => changePanel(undefined)}
        >
          {panel === 'plan' && (
            <OutlinePanel
              numero={numero}
              plan={plan}
              pageCount={pageCount}
              page={page}
              onTurn={turnFromPanel}
            />
          )}
          {panel === 'recherche' && (
            <FindPanel numero={numero} page={page} search={marked} onTurn={turnFromPanel} />
          )}
          {panel === 'pages' && (
            <PagesPanel {...{ numero, pages, page, layout }} onTurn={turnFromPanel} />
          )}
          {panel === 'actions' && (
            <ActionsPanel
              lecture={lecture}
              page={page}
              fullscreen={fullscreen}
              hasCharacterKeys={hasCharacterKeys}
              onCharacterKeysChange={setCharacterKeys}
            />
          )}
        </SidePanel>
      )}
      <TurnLink direction="previous" {...turns} />
      {isText ? (
        <TextStage
          {...{ numero, page, marked, loadText, scrollerRef, isCovered }}
          onNext={() => turnIfAny(getNextPage(page, pageCount, layout))}
          onPrevious={() => turnIfAny(getPreviousPage(page, pageCount, layout))}
        />
      ) : (
        <Stage
          {...{ lecture, page, layout, marked, zoom, zoomTo, scrollerRef, isCovered }}
          onTurn={turnTo}
        />
      )}
      <TurnLink direction="next" {...turns} />
      <div className={styles.hits}>
        <HitsBar numero={numero} shown={shown} search={marked} onTurn={turnTo} />
      </div>
      <div className={styles.foot}>
        <PageSlider
          pages={pages}
          page={page}
          layout={layout}
          description={description}
          onTurn={turnTo}
        />
        <PageCount
          buttonRef={panel === 'pages' ? toggleRef : undefined}
          {...{ page, shown, pageCount }}
          label={panelTitles.pages}
          isOpen={panel === 'pages'}
          onToggle={() => changePanel(panel === 'pages' ? undefined : 'pages')}
        />
      </div>
      <ResumeNotice {...{ numero, page, pageCount, marked }} onTurn={turnTo} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
