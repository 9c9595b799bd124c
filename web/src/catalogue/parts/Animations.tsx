import styled from 'styled-components'
import { Carousel } from '../../ui/carousel/Carousel'
import { Panel } from '../../ui/Panel'
import { Picture } from '../../ui/Picture'
import { Reveal } from '../../ui/reveal/Reveal'
import { Section } from '../../ui/Section'
import { createSamplePicture } from './createSamplePicture'

const colors = ['#9d1c2c', '#2a3570', '#2f6238']

/** Animated components: the carousel, and blocks revealed on scroll. */
export function Animations() {
  return (
    <Section title="Ce qui bouge" variant="sunken">
      <Carousel
        label="La fédération en images"
        slides={colors.map((color) => ({
          id: color,
          content: (
            <>
              <Picture picture={createSamplePicture(color)} ratio={21 / 9} sizes="100vw" />
              <p>
                <a href="#liens">Une image {color}</a>
              </p>
            </>
          ),
        }))}
      />
      {['Premier', 'Deuxième', 'Troisième', 'Quatrième'].map((name) => (
        <Reveal key={name}>
          <Tall>{name} bloc qui monte en vue</Tall>
        </Reveal>
      ))}
    </Section>
  )
}

const Tall = styled(Panel)`
  min-height: 16rem;
  align-content: center;
`
