import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { ButtonLink } from '@web/ui/Button'
import { BookIcon } from '@web/ui/icons/BookIcon'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { Link } from '@web/ui/links/Link'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountHandlers } from '../queries/useCountHandlers'
import { OpenPdfLink } from './OpenPdfLink'

type RegardLinksProps = {
  regard: Pick<RegardItem, 'numero' | 'pdfUrl' | 'isReadable'>
  label: string
  /** Id of the element that names the issue: several links of a page have the same text. */
  describedBy: string
}

/** Links to read an issue online, which comes first, to open its PDF and to download it. */
export function RegardLinks({ regard, label, describedBy }: RegardLinksProps) {
  const { numero, pdfUrl, isReadable } = regard
  const getCountHandlers = useCountHandlers(numero)

  return (
    <Row>
      {pdfUrl && isReadable && (
        <ButtonLink as={Link} to={paths.regardLecture(numero)} aria-describedby={describedBy}>
          <BookIcon />
          Lire en ligne
        </ButtonLink>
      )}
      <OpenPdfLink
        regard={regard}
        variant={isReadable ? 'secondary' : 'primary'}
        label={label}
        describedBy={describedBy}
      />
      {pdfUrl && (
        <DownloadLink
          href={paths.regardTelechargement(numero)}
          rel="nofollow"
          type="application/pdf"
          aria-describedby={describedBy}
          data-look="quiet"
          {...getCountHandlers('nombreDeTelechargement')}
        >
          <DownloadIcon />
          Télécharger
        </DownloadLink>
      )}
    </Row>
  )
}

/** Above the link that spreads over the panel. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  position: relative;
  z-index: 1;

  & > a {
    flex: 1 1 auto;
  }
`

const DownloadLink = styled(ButtonLink)`
  color: ${theme.colors.accentText};
`
