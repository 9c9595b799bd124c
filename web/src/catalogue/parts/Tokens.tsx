import styled from 'styled-components'
import { theme } from '../../theme/theme'
import { Section } from '../../ui/Section'

const { colors, fontSizes, fonts, space } = theme

/** Colours, type scale, spacing. */
export function Tokens() {
  return (
    <Section title="Couleurs, lettres, espaces">
      <Swatches>
        {Object.entries(colors).map(([name, value]) => (
          <li key={name}>
            <Swatch style={{ background: name === 'shadow' ? `rgb(${value})` : value }} />
            {name}
          </li>
        ))}
      </Swatches>
      <div>
        {Object.entries(fontSizes).map(([name, fontSize]) => (
          <p key={name} style={{ fontSize, lineHeight: 1.3 }}>
            <span style={{ fontFamily: fonts.title }}>Où sonne l’accordéon ? </span>
            {name}&nbsp;: veillée, <em>bourrée</em>, <strong>gavotte</strong>, 1901
          </p>
        ))}
      </div>
      <div>
        {Object.entries(space).map(([name, width]) => (
          <Length key={name}>
            <Bar style={{ width }} /> {name}
          </Length>
        ))}
      </div>
    </Section>
  )
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space.m};
`

const Swatch = styled.div`
  height: 4rem;
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.small};
`

const Length = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
`

const Bar = styled.span`
  height: 1rem;
  background: ${theme.colors.ochre};
`
