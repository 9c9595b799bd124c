import { paths } from '@web/domain/paths'
import { ButtonLink } from '@web/ui/Button'
import { BookIcon } from '@web/ui/icons/BookIcon'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { Link } from '@web/ui/links/Link'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountHandlers } from '../queries/useCountHandlers'
import { OpenPdfLink } from './OpenPdfLink'
import styles from './RegardLinks.module.css'

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
