import type { ReactNode } from 'react'
import { Link } from './Link'
import styles from './FilterLinks.module.css'

type FilterLink = {
  to: string
  /** Whether the link leads to the current view. */
  isCurrent: boolean
  content: ReactNode
}

type FilterLinksProps = {
  label: string
  links: FilterLink[]
}

/** Links that filter a list, side by side: one for each value, and one for all of them. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ to, isCurrent, content }) => (
          <li key={to}>
            <Link className={styles.anchor} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
