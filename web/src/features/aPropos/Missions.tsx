import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Star } from '@web/ui/motifs/Star'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'

export type Mission = { titre: string; texte: RichTextValue | null | undefined }

type MissionsProps = { missions: Mission[] }

export function Missions({ missions }: MissionsProps) {
  return (
    <List>
      {missions.map(({ titre, texte }, index) => (
        <li key={index}>
          <Reveal>
            <Body>
              <Star />
              <Title>{titre}</Title>
              <RichText value={texte} headingLevel={4} />
            </Body>
          </Reveal>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};

  ${media.from('medium')} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: clamp(2rem, 4vw, 4rem);
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};

  & > svg {
    font-size: 3rem;
  }
`

const Title = styled.h3`
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.h2};
`
