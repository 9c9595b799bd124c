import { useQueryClient } from '@tanstack/react-query'
import { useId, type MouseEvent } from 'react'
import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/Button'
import { DownloadIcon } from '../../../ui/icons/DownloadIcon'
import type { RegardItem } from '../helpers/toRegardItem'
import { incrementCachedCount } from '../queries/incrementCachedCount'

type RegardLinksProps = {
  regard: Pick<RegardItem, 'numero' | 'pdfUrl'>
  variant: 'primary' | 'secondary'
  /** Text of the link that opens the issue. */
  label: string
  /** Id of the element that names the issue: several links of a page have the same text. */
  describedBy: string
}

const middleButton = 1

/**
 * Links to open and to download an issue. Both are plain links to URLs where the server counts, so
 * that each opening counts once: without JavaScript, before hydration, and in a new tab.
 */
export function RegardLinks({ regard, variant, label, describedBy }: RegardLinksProps) {
  const { numero, pdfUrl } = regard
  const queryClient = useQueryClient()
  const noticeId = useId()

  if (!pdfUrl) return <PdfUnavailable>PDF indisponible</PdfUnavailable>

  const addView = () => incrementCachedCount(queryClient, numero, 'nombreDeVue')
  const addDownload = () => incrementCachedCount(queryClient, numero, 'nombreDeTelechargement')

  return (
    <Row>
      <OpenLink
        href={paths.regardPdf(numero)}
        target="_blank"
        rel="noopener"
        type="application/pdf"
        aria-describedby={`${describedBy} ${noticeId}`}
        $look={variant}
        {...getCountHandlers(addView)}
      >
        {label}
      </OpenLink>
      <span id={noticeId} hidden>
        PDF, nouvel onglet
      </span>
      <DownloadLink
        href={paths.regardTelechargement(numero)}
        rel="nofollow"
        type="application/pdf"
        aria-describedby={describedBy}
        $look="quiet"
        {...getCountHandlers(addDownload)}
      >
        <DownloadIcon />
        Télécharger
      </DownloadLink>
    </Row>
  )
}

/** Increments the shown count when the link is followed; a double click counts once. */
function getCountHandlers(add: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
      else add()
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === middleButton) add()
    },
  }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
`

/**
 * The link covers its whole card (the nearest positioned ancestor): a click on the cover opens it
 * too.
 */
const OpenLink = styled(ButtonLink)`
  flex: 1 1 auto;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** Above the link that covers the card. */
const DownloadLink = styled(ButtonLink)`
  position: relative;
  z-index: 1;
  flex: 1 1 auto;
  color: ${theme.colors.accentText};
`

const PdfUnavailable = styled.p`
  color: ${theme.colors.muted};
`
