import { paths } from '@web/domain/paths'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { onPlainClick } from '../helpers/onPlainClick'
import { useTextView } from '../hooks/useTextView'
import { PageIcon } from './ReaderIcons'
import { ToolLink } from '@web/ui/ToolButton'
import styles from './TextToggle.module.css'

/**
 * « Aa »: switches between the page and its text, in letters of a chosen size. Without script, and
 * in a new tab, it leads to the version in text.
 */
export function TextToggle({ numero }: { numero: number }) {
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
