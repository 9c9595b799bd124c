import styled from 'styled-components'
import { theme } from '../../theme/theme'
import { Star } from '../../ui/motifs/Star'
import { StarSampler } from '../../ui/motifs/StarSampler'
import { TreeOfLife } from '../../ui/motifs/TreeOfLife'
import { Section } from '../../ui/Section'
import { Separator } from '../../ui/Separator'

/** The drawn ornaments; the two ribbons belong to the section. */
export function Motifs() {
  return (
    <Section title="Motifs" intro="Une section entre deux rubans tissés." variant="band">
      <Row>
        <Large>
          <Star />
        </Large>
        <StarSampler />
        <TreeOfLife />
      </Row>
      <Separator />
    </Section>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${theme.space.xl};
  align-items: center;
`

const Large = styled.p`
  font-size: 6rem;
`
