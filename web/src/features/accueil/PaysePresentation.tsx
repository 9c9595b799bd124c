import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import { Section } from '@web/ui/Section'
import type { Payse } from './toAccueil'

type PaysePresentationProps = { payse: Payse }

export function PaysePresentation({ payse }: PaysePresentationProps) {
  const { titre, titulaire, texte, image } = payse
  return (
    <Section label={titre}>
      <Frame>
        <Reveal>
          <Arch>
            {image ? (
              <Picture picture={image} ratio={4 / 5} sizes="(min-width: 48em) 24rem, 80vw" />
            ) : (
              <Ornament>
                <TreeOfLife />
              </Ornament>
            )}
          </Arch>
        </Reveal>
        <Reveal>
          <Body>
            <h2>{titre}</h2>
            {titulaire && <Titulaire>{titulaire}</Titulaire>}
            <RichText value={texte} headingLevel={3} />
          </Body>
        </Reveal>
      </Frame>
    </Section>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: center;

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(2.5rem, 7vw, 7rem);
  }

  ${media.print} {
    grid-template-columns: 3.5cm minmax(0, 1fr);
    gap: ${theme.space.l};
  }
`

/** An arched frame with a second outline, as on painted furniture. */
const Arch = styled.div`
  max-width: 24rem;
  margin-inline: auto;
  padding: 0.625rem;
  border: 2px solid ${theme.colors.ochre};
  border-radius: 50vw 50vw ${theme.radii.medium} ${theme.radii.medium};

  & > div {
    border-radius: 50vw 50vw ${theme.radii.small} ${theme.radii.small};
  }
`

const Ornament = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  background: ${theme.colors.sunken};

  & > svg {
    width: 70%;
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.m};
`

const Titulaire = styled.p`
  color: ${theme.colors.accentText};
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
`
