import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import { Section } from '@web/ui/Section'
import type { Accueil } from './toAccueil'
import styles from './PaysePresentation.module.css'

export function PaysePresentation({ payse }: Pick<Accueil, 'payse'>) {
  const { titre, titulaire, texte, image } = payse
  return (
    <Section label={titre}>
      <div className={styles.frame}>
        <Reveal>
          <div className={styles.arch}>
            {image ? (
              <Picture picture={image} ratio={4 / 5} sizes="(min-width: 48em) 24rem, 80vw" />
            ) : (
              <div className={styles.ornament}>
                <TreeOfLife />
              </div>
            )}
          </div>
        </Reveal>
        <Reveal>
          <div className={styles.body}>
            <h2>{titre}</h2>
            {titulaire && <p className={styles.titulaire}>{titulaire}</p>}
            <RichText value={texte} headingLevel={3} />
          </div>
        </Reveal>
      </div>
    </Section>
  )
}
