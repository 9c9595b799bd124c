import { paths } from '@web/domain/paths'
import { Link } from '@web/ui/links/Link'
import styles from './RegardTitleLink.module.css'

/** « #123 » and the title, a link to its page that spreads over its card. */
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
