import { useQuery } from '@tanstack/react-query'
import { paths } from '@web/domain/paths'
import { Link } from '@web/ui/links/Link'
import { essaisQuery } from '../queries/rechercheQuery'
import styles from './SearchStart.module.css'

/** Shown before anything is searched for: what can be searched, and words to try. */
export function SearchStart() {
  const { data: essais = [] } = useQuery(essaisQuery)
  return (
    <div className={styles.frame}>
      <p>
        La recherche parcourt tous les articles et chaque page des numéros de Regards, leurs titres
        et leurs sommaires, ainsi que les pages du site.
      </p>
      {essais.length > 0 && (
        <section aria-labelledby="essais">
          <h2 className={styles.title} id="essais">
            À essayer
          </h2>
          <ul className={styles.words}>
            {essais.map((word) => (
              <li key={word}>
                <Link className={styles.word} to={paths.resultats({ q: word })}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
