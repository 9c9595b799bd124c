import { memo, type ReactNode, type RefObject } from 'react'
import styled, { css } from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { Link } from '@web/ui/links/Link'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import type { Lecture } from '../helpers/toLecture'
import { maxZoom, minZoom, zoomStep } from '../helpers/zoom'
import type { PanelName } from '../hooks/usePanel'
import type { ZoomTo } from '../hooks/useZoom'
import {
  FindIcon,
  FullscreenIcon,
  MoreIcon,
  OutlineIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './ReaderIcons'
import { TextToggle } from './TextToggle'
import { ToolButton, ToolLink } from '@web/ui/ToolButton'

type ReaderBarProps = {
  lecture: Lecture
  panel: PanelName | undefined
  hasOutline: boolean
  /** The button of the open panel. */
  toggleRef: RefObject<HTMLButtonElement | null>
  onPanelChange: (panel: PanelName | undefined) => void
  zoom: number
  zoomTo: ZoomTo
  /** Whether the text is shown in place of the pages. */
  isText: boolean
  fullscreen: { isSupported: boolean; isFullscreen: boolean; toggle: () => void }
}

/** The bar above the pages: the way back, the name, and the tools. A turn changes none. */
export const ReaderBar = memo(function ReaderBar(props: ReaderBarProps) {
  const { lecture, panel, hasOutline, toggleRef, onPanelChange, fullscreen } = props
  const { zoom, zoomTo, isText } = props
  const { numero, titre, pdfUrl } = lecture

  const renderToggle = (name: PanelName, label: string, icon: ReactNode) => (
    <ToolButton
      ref={panel === name ? toggleRef : undefined}
      title={label}
      aria-expanded={panel === name}
      aria-controls={panel === name ? `lecteur-${name}` : undefined}
      onClick={() => onPanelChange(panel === name ? undefined : name)}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </ToolButton>
  )

  return (
    <Frame>
      <ToolLink as={Link} to={paths.regard(numero)} title="Revenir au numéro">
        <ChevronIcon direction="left" />
        <VisuallyHidden>Revenir au numéro {numero}</VisuallyHidden>
      </ToolLink>
      <Title>
        <VisuallyHidden>Lire </VisuallyHidden>Regards <Numero>#{numero}</Numero>
        {titre && <Headline> {titre}</Headline>}
      </Title>
      <Tools role="group" aria-label="Outils de lecture">
        <TextToggle numero={numero} />
        {hasOutline && renderToggle('plan', 'Sommaire', <OutlineIcon />)}
        {renderToggle('recherche', 'Chercher dans ce numéro', <FindIcon />)}
        {!isText && <ZoomButtons zoom={zoom} zoomTo={zoomTo} />}
        {fullscreen.isSupported && (
          <WideToolButton
            title="Plein écran"
            aria-pressed={fullscreen.isFullscreen}
            onClick={fullscreen.toggle}
          >
            <FullscreenIcon />
            <VisuallyHidden>Plein écran</VisuallyHidden>
          </WideToolButton>
        )}
        {pdfUrl && (
          <WideToolLink
            href={paths.regardTelechargement(numero)}
            rel="nofollow"
            type="application/pdf"
            title="Télécharger"
          >
            <DownloadIcon />
            <VisuallyHidden>Télécharger</VisuallyHidden>
          </WideToolLink>
        )}
        {renderToggle('actions', 'Autres façons de lire', <MoreIcon />)}
      </Tools>
    </Frame>
  )
})

type ZoomButtonsProps = { zoom: number; zoomTo: ZoomTo }

function ZoomButtons({ zoom, zoomTo }: ZoomButtonsProps) {
  return (
    <>
      <ToolButton
        title="Réduire"
        aria-disabled={zoom <= minZoom || undefined}
        onClick={() => zoomTo(zoom / zoomStep)}
      >
        <ZoomOutIcon />
        <VisuallyHidden>Réduire</VisuallyHidden>
      </ToolButton>
      <ToolButton
        title="Agrandir"
        aria-disabled={zoom >= maxZoom || undefined}
        onClick={() => zoomTo(zoom * zoomStep)}
      >
        <ZoomInIcon />
        <VisuallyHidden>Agrandir</VisuallyHidden>
      </ToolButton>
    </>
  )
}

const Frame = styled.div`
  grid-area: bar;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xxs};
  min-width: 0;
  min-height: 3.25rem;
  padding-inline: ${theme.space.xxs};
  border-block-end: 3px dashed ${theme.colors.ochre};
  background: ${theme.colors.surface};

  ${media.from('medium')} {
    gap: ${theme.space.s};
    padding-inline: ${theme.space.s};
  }

  ${media.print} {
    display: none;
  }
`

/** On a narrow screen, the tools need the room: the title is for screen readers there. */
const Title = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  font-size: ${theme.fontSizes.h3};
  white-space: nowrap;

  ${media.from('medium')} {
    position: static;
    flex: 1;
    width: auto;
    min-width: 0;
    height: auto;
    clip-path: none;
    text-overflow: ellipsis;
  }
`

const Numero = styled.span`
  color: ${theme.colors.accentText};
`

const Headline = styled.span`
  margin-inline-start: ${theme.space.xs};
  color: ${theme.colors.muted};
  font-family: ${theme.fonts.text};
  font-size: ${theme.fontSizes.body};
  font-weight: 400;
`

/** With a larger text, the tools take more than one line. */
const Tools = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  justify-content: flex-end;

  ${media.from('medium')} {
    gap: ${theme.space.xxs};
  }
`

/** In the panel « Autres façons de lire » on a narrow screen. */
const wideOnly = css`
  display: none;

  ${media.from('medium')} {
    display: inline-flex;
  }
`

const WideToolButton = styled(ToolButton)`
  ${wideOnly}
`

const WideToolLink = styled(ToolLink)`
  ${wideOnly}

  /* The panel does not open without script. */
  ${media.noScript} {
    display: inline-flex;
  }
`
