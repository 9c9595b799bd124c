import { TextLink } from '@web/ui/links/TextLink'
import { StarSampler } from '@web/ui/motifs/StarSampler'
import { Picture } from '@web/ui/Picture'
import type { Diapositive } from './toAccueil'
import styles from './Slide.module.css'

type SlideProps = {
  diapositive: Diapositive
  /** Whether it is the first slide, which loads its picture with priority. */
  isFirst: boolean
}

const ratio = 16 / 10

/** A picture, with its text below it. */
export function Slide({ diapositive, isFirst }: SlideProps) {
  const { titre, texte, image, lien } = diapositive
  return (
    <div className={styles.frame}>
      {image ? (
        <Picture
          picture={image}
          ratio={ratio}
          sizes="(min-width: 84em) 46rem, (min-width: 64em) 55vw, 92vw"
          isPriority={isFirst}
        />
      ) : (
        <div className={styles.ornament} style={{ aspectRatio: ratio }}>
          <StarSampler />
        </div>
      )}
      <div className={styles.caption}>
        <h2 className={styles.title}>{titre}</h2>
        {texte && <p>{texte}</p>}
        {lien && <TextLink href={lien.href}>{lien.libelle}</TextLink>}
      </div>
    </div>
  )
}
