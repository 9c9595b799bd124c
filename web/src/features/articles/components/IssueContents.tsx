import { useQuery } from '@tanstack/react-query'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { paths } from '@web/domain/paths'
import { Link } from '@web/ui/links/Link'
import { TextLink } from '@web/ui/links/TextLink'
import { withOrdinals } from '@web/ui/texts'
import styles from './IssueContents.module.css'

/** The articles of the issue; nothing while they are not known, as after a failure. */
export function IssueContents({ numero, currentPath }: { numero: number; currentPath: string }) {
  const { data = [] } = useQuery(articleQueries.contents(numero))
  if (data.length === 0) return null
  return (
    <nav className={styles.nav} aria-labelledby="dans-ce-numero">
      <h2 className={styles.title} id="dans-ce-numero">
        Dans ce numéro
      </h2>
      <ol>
        {data.map(({ slug, titre, premierePage }) => {
          const path = paths.article(numero, slug)
          return (
            <li key={slug}>
              <Link
                className={styles.entry}
                to={path}
                aria-current={path === currentPath ? 'page' : undefined}
              >
                <span>{withOrdinals(titre)}</span>{' '}
                <span className={styles.folio}>p.&nbsp;{premierePage}</span>
              </Link>
            </li>
          )
        })}
      </ol>
      <TextLink href={paths.regard(numero)}>Le numéro {numero}</TextLink>
    </nav>
  )
}
