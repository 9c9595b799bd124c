import { textPagePaths } from '@regards/contract/textPages'
import { paths } from '@web/domain/paths'
import { ButtonLink } from '@web/ui/Button'
import { Carousel } from '@web/ui/carousel/Carousel'
import { Container } from '@web/ui/Container'
import { Link } from '@web/ui/links/Link'
import { RichText } from '@web/ui/richText/RichText'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'
import type { Diapositive } from './toAccueil'
import { Slide } from './Slide'
import styles from './Hero.module.css'

type HeroProps = {
  accroche: string
  presentation: RichTextValue | null | undefined
  diapositives: Diapositive[]
}

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
            Qui sommes-nous&nbsp;?
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
