import { toPdfLink } from '@web/domain/regards/toPdfLink'
import { useId } from 'react'
import { ButtonLink } from '@web/ui/Button'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountHandlers } from '../queries/useCountHandlers'
import { paths } from '@web/domain/paths'
import { BookIcon } from '@web/ui/icons/BookIcon'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { Link } from '@web/ui/links/Link'
import styles from './OpenPdfLink.module.css'

type OpenPdfLinkProps = {
  regard: Pick<RegardItem, 'numero' | 'pdfUrl'>
  variant: 'primary' | 'secondary'
  label: string
  /** Id of the element that names the issue: several links of a page have the same text. */
  describedBy: string
}

/**
 * Opens the PDF of an issue in a new tab: a plain link to a URL where the server counts, so that each
 * opening counts once, without JavaScript, before hydration, and in a new tab.
 */
export function OpenPdfLink({ regard, variant, label, describedBy }: OpenPdfLinkProps) {
  const { numero, pdfUrl } = regard
  const getCountHandlers = useCountHandlers(numero)
  const noticeId = useId()

  if (!pdfUrl) return <p className={styles.unavailable}>PDF indisponible</p>
  return (
    <>
      <ButtonLink
        {...toPdfLink(numero)}
        aria-describedby={`${describedBy} ${noticeId}`}
        data-look={variant}
        {...getCountHandlers('nombreDeVue')}
      >
        {label}
      </ButtonLink>
      <span id={noticeId} hidden>
        PDF, nouvel onglet
      </span>
    </>
  )
}

type RegardLinksProps = {
  regard: Pick<RegardItem, 'numero' | 'pdfUrl' | 'isReadable'>
  /** Id of the element that names the issue: several links of a page have the same text. */
  describedBy: string
}

/** Links to read the latest issue online, which comes first, to open its PDF and to download it. */
export function RegardLinks({ regard, describedBy }: RegardLinksProps) {
  const { numero, pdfUrl, isReadable } = regard
  const getCountHandlers = useCountHandlers(numero)

  return (
    <div className={styles.row}>
      {pdfUrl && isReadable && (
        <ButtonLink as={Link} to={paths.regardLecture(numero)} aria-describedby={describedBy}>
          <BookIcon />
          Lire en ligne
        </ButtonLink>
      )}
      <OpenPdfLink
        regard={regard}
        variant={isReadable ? 'secondary' : 'primary'}
        label="Consulter le dernier numéro"
        describedBy={describedBy}
      />
      {pdfUrl && (
        <ButtonLink
          className={styles.downloadLink}
          href={paths.regardTelechargement(numero)}
          rel="nofollow"
          type="application/pdf"
          aria-describedby={describedBy}
          data-look="quiet"
          {...getCountHandlers('nombreDeTelechargement')}
        >
          <DownloadIcon />
          Télécharger
        </ButtonLink>
      )}
    </div>
  )
}
