import { useId, type ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { toPdfLink } from '@web/domain/regards/toPdfLink'
import { ButtonLink } from '@web/ui/Button'
import { BookIcon } from '@web/ui/icons/BookIcon'
import { Link } from '@web/ui/links/Link'
import { VisuallyHidden } from '@web/ui/texts'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountHandlers } from '../queries/useCountHandlers'
import { DateParution } from './DateParution'
import { OpenPdfLink } from './OpenPdfLink'
import { RegardCoverImage } from './RegardCoverImage'
import { ViewCount } from './ViewCount'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { TextLink } from '@web/ui/links/TextLink'
import styles from './IssueFront.module.css'

type IssueFrontProps = {
  regard: RegardItem
  articles: ReactNode
  /** Its other formats and actions. */
  end: ReactNode
}

/**
 * An issue on its page: the cover, its summary and one button to read it, then its articles. Other
 * formats are below the cover where there is room, else at the end.
 */
export function IssueFront({ regard, articles, end }: IssueFrontProps) {
  const { numero, dateParution, titre, sommaire, couverture, pageCount, isReadable } = regard
  const titleId = useId()
  return (
    <article className={styles.frame}>
      <div className={styles.coverPlace}>
        <CoverLink regard={regard}>
          <RegardCoverImage
            cover={couverture}
            sizes="(min-width: 48em) min(20rem, 38vw), 38vw"
            isPriority
          />
        </CoverLink>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h1 className={styles.title} id={titleId}>
            <VisuallyHidden>Regards </VisuallyHidden>
            <span className={styles.numero}>#{numero}</span>
            {titre && (
              <>
                {' '}
                <span className={styles.headline}>{titre}</span>
              </>
            )}
          </h1>
          <div className={styles.details}>
            <DateParution date={dateParution} />
            {pageCount && (
              <span>
                {pageCount}&nbsp;{pageCount > 1 ? 'pages' : 'page'}
              </span>
            )}
            <ViewCount count={regard.nombreDeVue} />
          </div>
        </div>
        {sommaire && <p className={styles.summary}>{sommaire}</p>}
        <div className={styles.opening}>
          {isReadable ? (
            <ButtonLink as={Link} to={paths.regardLecture(numero)} aria-describedby={titleId}>
              <BookIcon />
              Lire en ligne
            </ButtonLink>
          ) : (
            <OpenPdfLink
              regard={regard}
              variant="primary"
              label="Consulter le numéro"
              describedBy={titleId}
            />
          )}
        </div>
        {articles}
      </div>
      <div className={styles.end}>{end}</div>
    </article>
  )
}

type CoverLinkProps = { regard: RegardItem; children: ReactNode }

/** The same as the link that reads the issue, for fingers and mice. */
function CoverLink({ regard: { numero, isReadable, pdfUrl }, children }: CoverLinkProps) {
  const getCountHandlers = useCountHandlers(numero)
  if (isReadable) {
    return (
      <Link to={paths.regardLecture(numero)} tabIndex={-1}>
        {children}
      </Link>
    )
  }
  if (!pdfUrl) return children
  return (
    <a {...toPdfLink(numero)} tabIndex={-1} {...getCountHandlers('nombreDeVue')}>
      {children}
    </a>
  )
}

type OtherFormsProps = { regard: RegardItem }

/** One quiet row of links: the PDF, the text, the book and the manifest of an issue. */
export function OtherForms({ regard: { numero, pdfUrl, pdfBytes, isReadable } }: OtherFormsProps) {
  const getCountHandlers = useCountHandlers(numero)
  const titleId = useId()
  if (!pdfUrl) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.otherFormsTitle} id={titleId}>
        Autres formats
      </h2>
      <ul className={styles.list}>
        {isReadable && (
          <li>
            <TextLink as="a" {...toPdfLink(numero)} {...getCountHandlers('nombreDeVue')}>
              Consulter le numéro (PDF)
              <VisuallyHidden>&nbsp;(nouvel onglet)</VisuallyHidden>
            </TextLink>
          </li>
        )}
        <li>
          <TextLink
            as="a"
            href={paths.regardTelechargement(numero)}
            rel="nofollow"
            type="application/pdf"
            {...getCountHandlers('nombreDeTelechargement')}
          >
            Télécharger le PDF{pdfBytes !== undefined && ` (${formatFileSize(pdfBytes)})`}
          </TextLink>
        </li>
        {isReadable && (
          <>
            <li>
              <TextLink href={paths.regardTexte(numero)}>Version texte</TextLink>
            </li>
            <li>
              <TextLink href={paths.regardEpub(numero)}>Livre pour liseuse (EPUB)</TextLink>
            </li>
            <li>
              <TextLink href={paths.regardManifeste(numero)}>
                Manifeste IIIF, pour les bibliothèques
              </TextLink>
            </li>
          </>
        )}
      </ul>
    </section>
  )
}
