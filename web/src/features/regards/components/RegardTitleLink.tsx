import { paths } from '@web/domain/paths'
import { Link } from '@web/ui/links/Link'
import styles from './RegardTitleLink.module.css'

/**
 * « #123 » and the title, a link to its own page that spreads over its card (the nearest
 * positioned ancestor): a click on the cover leads there too.
 */
export function RegardTitleLink({ numero, titre }: { numero: number; titre?: string | undefined }) {
  return (
    <Link className={styles.anchor} to={paths.regard(numero)}>
      #{numero}
      {titre && (
        <>
          {' '}
          <span className={styles.titre}>{titre}</span>
        </>
      )}
    </Link>
  )
}
