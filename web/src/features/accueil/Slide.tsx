import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { StarSampler } from '@web/ui/motifs/StarSampler'
import { Picture } from '@web/ui/Picture'
import type { Diapositive } from './toAccueil'

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
    <Frame>
      {image ? (
        <Picture
          picture={image}
          ratio={ratio}
          sizes="(min-width: 84em) 46rem, (min-width: 64em) 55vw, 92vw"
          isPriority={isFirst}
        />
      ) : (
        <Ornament>
          <StarSampler />
        </Ornament>
      )}
      <Caption>
        <Title>{titre}</Title>
        {texte && <p>{texte}</p>}
        {lien && <TextLink href={lien.href}>{lien.libelle}</TextLink>}
      </Caption>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  height: 100%;
`

const Ornament = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: ${ratio};
  overflow: hidden;
  background: ${theme.colors.sunken};

  & > svg {
    width: 70%;
  }
`

const Caption = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs} ${theme.space.l};
  padding-block-start: ${theme.space.s};
  border-block-start: 4px dashed ${theme.colors.ochre};

  ${media.from('medium')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;

    & > a {
      grid-column: 2;
    }
  }
`

const Title = styled.h2`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.h2};
`
