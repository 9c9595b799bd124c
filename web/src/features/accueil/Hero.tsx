import { textPagePaths } from '@regards/contract/textPages'
import { paths } from '@web/domain/paths'
import { ButtonLink } from '@web/ui/Button'
import { Carousel } from '@web/ui/carousel/Carousel'
import { Container } from '@web/ui/Container'
import { Link } from '@web/ui/links/Link'
import { RichText } from '@web/ui/richText/RichText'
import type { Accueil } from './toAccueil'
import { TextLink } from '@web/ui/links/TextLink'
import { StarSampler } from '@web/ui/motifs/StarSampler'
import { Picture } from '@web/ui/Picture'
import { withWholeWords } from '@web/ui/withWholeWords'
import styles from './Hero.module.css'

type HeroProps = Pick<Accueil, 'accroche' | 'presentation' | 'diapositives'>

/** The top of the home page: a headline, an introduction, and the carousel of three slides. */
export function Hero({ accroche, presentation, diapositives }: HeroProps) {
  return (
    <Container className={styles.frame}>
      <div className={styles.body}>
        <h1 className={styles.title}>{accroche}</h1>
        <div className={styles.lead}>
          <RichText value={presentation} />
        </div>
        <div className={styles.actions}>
          <ButtonLink as={Link} to={paths.regards}>
            Lire la revue Regards
          </ButtonLink>
          <ButtonLink as={Link} to={textPagePaths.quiSommesNous} data-look="secondary">
            <span>{withWholeWords('Qui sommes-nous\u00a0?')}</span>
          </ButtonLink>
        </div>
      </div>
      <Carousel
        label="À la une"
        slides={diapositives.map((diapositive, index) => ({
          id: String(index),
          content: <Slide diapositive={diapositive} isFirst={index === 0} />,
        }))}
      />
    </Container>
  )
}

type SlideProps = {
  diapositive: Accueil['diapositives'][number]
  /** Whether it is the first slide, which loads its picture with priority. */
  isFirst: boolean
}

const ratio = 16 / 10

/** A picture, with its text below it. */
function Slide({ diapositive, isFirst }: SlideProps) {
  const { titre, texte, image, lien } = diapositive
  return (
    <div className={styles.slide}>
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
        <h2 className={styles.slideTitle}>{titre}</h2>
        {texte && <p>{texte}</p>}
        {lien && <TextLink href={lien.href}>{lien.libelle}</TextLink>}
      </div>
    </div>
  )
}
