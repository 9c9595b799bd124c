import { useContext } from 'react'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { Link } from '@web/ui/links/Link'
import { Star } from '@web/ui/motifs/Star'
import { paths } from '@web/domain/paths'
import styles from './Brand.module.css'

/** The federation's name and logo, linked to the home page. */
export function Brand() {
  const name = useContext(SiteNameContext)
  return (
    <Link className={styles.anchor} to={paths.accueil}>
      <span className={styles.sign}>
        <Star />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
