import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { StarSampler } from '@web/ui/motifs/StarSampler'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import { TextLink } from '@web/ui/links/TextLink'
import type { Stage } from './toAccueil'

type StageListProps = { stages: Stage[] }

export function StageList({ stages }: StageListProps) {
  return (
    <List>
      {stages.map(({ titre, dates, texte, image, lien }, index) => (
        <li key={index}>
          <Reveal>
            <Card>
              {image ? (
                <Picture
                  picture={image}
                  ratio={4 / 3}
                  sizes="(min-width: 80em) 24rem, (min-width: 48em) 30vw, 92vw"
                />
              ) : (
                <Ornament>
                  <StarSampler />
                </Ornament>
              )}
              <Body>
                <h3>{titre}</h3>
                {dates && <Dates>{dates}</Dates>}
                <RichText value={texte} headingLevel={4} />
                {lien && <TextLink href={lien.href}>{lien.libelle}</TextLink>}
              </Body>
            </Card>
          </Reveal>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: clamp(1.25rem, 3vw, 2.5rem);

  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.m};
  }

  /* The cards of a row are as tall as the tallest. */
  & > li,
  & > li > *,
  & > li > * > * {
    display: grid;
  }
`

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
`

const Ornament = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: ${theme.colors.sunken};

  & > svg {
    width: 60%;
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.l};

  ${media.print} {
    padding: ${theme.space.s};
  }
`

const Dates = styled.p`
  color: ${theme.colors.accentText};
  font-weight: 600;
`
