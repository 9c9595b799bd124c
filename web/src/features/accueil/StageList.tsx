import { StarSampler } from '@web/ui/motifs/StarSampler'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import { TextLink } from '@web/ui/links/TextLink'
import type { Accueil } from './toAccueil'
import styles from './StageList.module.css'

export function StageList({ stages }: { stages: Accueil['stages']['liste'] }) {
  return (
    <ul className={styles.list}>
      {stages.map(({ titre, dates, texte, image, lien }, index) => (
        <li key={index}>
          <Reveal>
            <div className={styles.card}>
              {image ? (
                <Picture
                  picture={image}
                  ratio={4 / 3}
                  sizes="(min-width: 80em) 24rem, (min-width: 48em) 30vw, 92vw"
                />
              ) : (
                <div className={styles.ornament}>
                  <StarSampler />
                </div>
              )}
              <div className={styles.body}>
                <h3>{titre}</h3>
                {dates && <p className={styles.dates}>{dates}</p>}
                <RichText value={texte} headingLevel={4} />
                {lien && <TextLink href={lien.href}>{lien.libelle}</TextLink>}
              </div>
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  )
}
