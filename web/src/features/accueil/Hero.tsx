import { textPagePaths } from '@regards/contract/textPages'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ButtonLink } from '@web/ui/Button'
import { Carousel } from '@web/ui/carousel/Carousel'
import { Container } from '@web/ui/Container'
import { Link } from '@web/ui/links/Link'
import { RichText } from '@web/ui/richText/RichText'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'
import type { Diapositive } from './toAccueil'
import { Slide } from './Slide'

type HeroProps = {
  accroche: string
  presentation: RichTextValue | null | undefined
  diapositives: Diapositive[]
}

/** The top of the home page: a headline, an introduction, and the carousel of three slides. */
export function Hero({ accroche, presentation, diapositives }: HeroProps) {
  return (
    <Frame>
      <Body>
        <Title>{accroche}</Title>
        <Lead>
          <RichText value={presentation} />
        </Lead>
        <Actions>
          <ButtonLink as={Link} to={paths.regards}>
            Lire la revue Regards
          </ButtonLink>
          <ButtonLink as={Link} to={textPagePaths.quiSommesNous} data-look="secondary">
            Qui sommes-nous&nbsp;?
          </ButtonLink>
        </Actions>
      </Body>
      <Carousel
        label="À la une"
        slides={diapositives.map((diapositive, index) => ({
          id: String(index),
          content: <Slide diapositive={diapositive} isFirst={index === 0} />,
        }))}
      />
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: center;
  padding-block: clamp(1.75rem, 3vw, 2.5rem);

  ${media.from('large')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: clamp(2.5rem, 5vw, 5rem);
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 7.5cm;
    gap: ${theme.space.l};
    padding-block: ${theme.space.m};
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.l};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.display};
  line-height: 1.02;
`

const Lead = styled.div`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`
