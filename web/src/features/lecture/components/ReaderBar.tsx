import { memo, type ReactNode, type RefObject } from 'react'
import { paths } from '@web/domain/paths'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { Link } from '@web/ui/links/Link'
import { VisuallyHidden } from '@web/ui/texts'
import type { Lecture } from '../helpers/toLecture'
import { maxZoom, minZoom, zoomStep } from '../helpers/zoom'
import type { PanelName } from '../hooks/usePanel'
import type { ZoomTo } from '../hooks/useZoom'
import { ToolButton, ToolLink } from '@web/ui/ToolButton'
import { onPlainClick } from '../helpers/onPlainClick'
import { useTextView } from '../hooks/useTextView'
import { createIcon, Icon } from '@web/ui/icons/Icon'
import styles from './ReaderBar.module.css'

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
    <div className={styles.frame}>
      <ToolLink as={Link} to={paths.regard(numero)} title="Revenir au numéro">
        <ChevronIcon direction="left" />
        <VisuallyHidden>Revenir au numéro {numero}</VisuallyHidden>
      </ToolLink>
      <h1 className={styles.title}>
        <VisuallyHidden>Lire </VisuallyHidden>Regards{' '}
        <span className={styles.numero}>#{numero}</span>
        {titre && <span className={styles.headline}> {titre}</span>}
      </h1>
      <div className={styles.tools} role="group" aria-label="Outils de lecture">
        <TextToggle numero={numero} />
        {hasOutline && renderToggle('plan', 'Sommaire', <OutlineIcon />)}
        {renderToggle('recherche', 'Chercher dans ce numéro', <FindIcon />)}
        {!isText && <ZoomButtons zoom={zoom} zoomTo={zoomTo} />}
        {fullscreen.isSupported && (
          <ToolButton
            className={styles.wideOnly}
            title="Plein écran"
            aria-pressed={fullscreen.isFullscreen}
            onClick={fullscreen.toggle}
          >
            <FullscreenIcon />
            <VisuallyHidden>Plein écran</VisuallyHidden>
          </ToolButton>
        )}
        {pdfUrl && (
          <ToolLink
            className={styles.wideOnly}
            href={paths.regardTelechargement(numero)}
            rel="nofollow"
            type="application/pdf"
            title="Télécharger"
          >
            <DownloadIcon />
            <VisuallyHidden>Télécharger</VisuallyHidden>
          </ToolLink>
        )}
        {renderToggle('actions', 'Autres façons de lire', <MoreIcon />)}
      </div>
    </div>
  )
})

function ZoomButtons({ zoom, zoomTo }: { zoom: number; zoomTo: ZoomTo }) {
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

/** « Aa »: switches between page and text; without script, leads to the version in text. */
function TextToggle({ numero }: { numero: number }) {
  const { isText, page, toggle } = useTextView(numero)
  const label = isText ? 'Revenir à la page' : 'Lire le texte de cette page'
  return (
    <ToolLink
      className={styles.anchor}
      href={
        isText ? paths.regardLecture(numero, page) : `${paths.regardTexte(numero)}#page-${page}`
      }
      title={label}
      onClick={onPlainClick(toggle)}
    >
      {isText ? <PageIcon /> : <span aria-hidden="true">Aa</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </ToolLink>
  )
}

const OutlineIcon = createIcon('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01')

const FindIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6" />
    <path d="m20 20-4.7-4.7" />
  </Icon>
)

const ZoomInIcon = createIcon('M5 12h14M12 5v14')

const ZoomOutIcon = createIcon('M5 12h14')

const FullscreenIcon = createIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')

const PageIcon = createIcon('M6 3h12v18H6zM9 8h6M9 12h6M9 16h4')

const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />
  </Icon>
)
