import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import styles from './SearchTips.module.css'

/** Tips about the syntax of a query. */
export function SearchTips() {
  return (
    <section className={styles.frame} aria-label="Bien chercher">
      <p className={styles.title}>Bien chercher</p>
      <ul className={styles.tips}>
        <li>
          <strong>coiffe dentelle</strong> trouve ce qui a les deux mots, au singulier comme au
          pluriel, avec ou sans accents.
        </li>
        <li>
          <strong>«&nbsp;fil de lin&nbsp;»</strong>, entre guillemets, trouve ces mots dans cet
          ordre.
        </li>
        <li>
          <strong>danse -bourrée</strong>, avec un tiret devant un mot, écarte ce qui a ce mot.
        </li>
        <li>
          <strong>automne 2026</strong> ou <strong>2025</strong> trouve les numéros de cette date.
        </li>
        <li>
          <strong>brod</strong> trouve broderie, brodeuse, brodé… si le début d’un mot suffit.
        </li>
      </ul>
      <TextLink href={paths.regards}>Parcourir tous les numéros</TextLink>
    </section>
  )
}
