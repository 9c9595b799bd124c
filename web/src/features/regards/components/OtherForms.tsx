import { useId } from 'react'
import { paths } from '@web/domain/paths'
import { toPdfLink } from '@web/domain/regards/toPdfLink'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { TextLink } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountHandlers } from '../queries/useCountHandlers'
import styles from './OtherForms.module.css'

type OtherFormsProps = { regard: RegardItem }

/** One quiet row of links: the PDF, the text, the book and the manifest of an issue. */
export function OtherForms({ regard: { numero, pdfUrl, pdfBytes, isReadable } }: OtherFormsProps) {
  const getCountHandlers = useCountHandlers(numero)
  const titleId = useId()
  if (!pdfUrl) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
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
