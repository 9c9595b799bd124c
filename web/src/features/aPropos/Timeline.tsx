import styled from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Star } from '@web/ui/motifs/Star'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'

export type Jalon = {
  date: string
  titre: string
  texte: RichTextValue | null | undefined
  image: PictureSource | undefined
}

type TimelineProps = { jalons: Jalon[] }

/** Milestones on a vertical line, from the oldest to the newest; on wide screens left and right of it. */
export function Timeline({ jalons }: TimelineProps) {
  return (
    <List>
      {jalons.map(({ date, titre, texte, image }, index) => (
        <Step key={index}>
          <Knot>
            <Star />
          </Knot>
          <Reveal>
            <Body>
              <Heading>
                <DateText>{date}</DateText>
                {titre}
              </Heading>
              <RichText value={texte} headingLevel={3} />
              {image && (
                <Picture picture={image} ratio={16 / 10} sizes="(min-width: 48em) 36rem, 85vw" />
              )}
            </Body>
          </Reveal>
        </Step>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};

  ${media.from('large')} {
    gap: 0;
  }
`

/** The line connects each step's marker to the next one, and ends at the last. */
const Step = styled.li`
  position: relative;
  padding-inline-start: clamp(3rem, 8vw, 5rem);

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 2.5rem auto calc(${theme.space.xxl} * -1) 1.125rem;
    border-inline-start: 4px dashed ${theme.colors.ochre};
  }

  ${media.from('large')} {
    width: calc(50% + 1.25rem);
    min-height: 11rem;
    padding-block-end: ${theme.space.xl};

    &:nth-child(even) {
      margin-inline-start: calc(50% - 1.25rem);
    }

    &:nth-child(odd) {
      padding-inline: 0 clamp(3rem, 8vw, 5rem);
    }

    &:not(:last-child)::before {
      inset-block-end: 0;
    }

    &:nth-child(odd):not(:last-child)::before {
      inset-inline: auto 1.125rem;
    }

    /* Each step begins beside the one before it. */
    & + & {
      margin-block-start: -2.5rem;
    }
  }
`

const Knot = styled.span`
  position: absolute;
  inset: -0.125rem auto auto 0;
  font-size: 2.5rem;

  ${media.from('large')} {
    ${Step}:nth-child(odd) > & {
      inset-inline: auto 0;
    }
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
`

const Heading = styled.h2`
  font-size: ${theme.fontSizes.h3};

  ${media.from('medium')} {
    font-size: ${theme.fontSizes.h2};
  }
`

const DateText = styled.span`
  display: block;
  margin-bottom: 0.25em;
  color: ${theme.colors.accentText};
  font-size: 0.8em;
`
