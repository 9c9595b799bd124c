import { useQueryClient } from '@tanstack/react-query'
import { useId, type MouseEvent } from 'react'
import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/Button'
import { BookIcon } from '../../../ui/icons/BookIcon'
import { DownloadIcon } from '../../../ui/icons/DownloadIcon'
import { Link } from '../../../ui/links/Link'
import type { RegardItem } from '../helpers/toRegardItem'
import { incrementCachedCount } from '../queries/incrementCachedCount'

type RegardLinksProps = {
  regard: Pick<RegardItem, 'numero' | 'pdfUrl' | 'isReadable'>
  variant: 'primary' | 'secondary'
  label: string
  /** Id of the element that names the issue: several links of a page have the same text. */
  describedBy: string
}

const middleButton = 1

/**
 * Links to open an issue, to read it online and to download it. The first and last are plain links to URLs where the server counts, so
 * that each opening counts once: without JavaScript, before hydration, and in a new tab.
 */
export function RegardLinks({ regard, variant, label, describedBy }: RegardLinksProps) {
  const { numero, pdfUrl, isReadable } = regard
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
      {isReadable && (
        <ReadLink
          as={Link}
          to={paths.regardLecture(numero)}
          aria-describedby={describedBy}
          $look="secondary"
        >
          <BookIcon />
          Lire en ligne
        </ReadLink>
      )}
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

/** Stacked above the link that covers the card. */
const ReadLink = styled(ButtonLink)`
  position: relative;
  z-index: 1;
  flex: 1 1 auto;
`

const DownloadLink = styled(ReadLink)`
  color: ${theme.colors.accentText};
`

const PdfUnavailable = styled.p`
  color: ${theme.colors.muted};
`
