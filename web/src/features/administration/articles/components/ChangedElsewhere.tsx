import { useEffect, useRef } from 'react'
import styles from './ChangedElsewhere.module.css'

type ChangedElsewhereProps = {
  /** Changes, one sentence each. */
  changes: string[]
  /** Takes the focus, after « Enregistrer » was refused. */
  isFocused: boolean
}

/** Changes on the site since this arrangement began. */
export function ChangedElsewhere({ changes, isFocused }: ChangedElsewhereProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused, changes])
  return (
    <section className={styles.frame} aria-label="Changé sur le site entre-temps">
      <h2 ref={ref} tabIndex={-1}>
        Les articles ont changé sur le site entre-temps
      </h2>
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : (
        <p>Le texte de pages a été corrigé.</p>
      )}
      <p>
        Vos changements sont gardés et posés sur ces articles-là&nbsp;: relisez-les, puis
        enregistrez. «&nbsp;Annuler le dernier changement&nbsp;» montre ceux du site.
      </p>
    </section>
  )
}
