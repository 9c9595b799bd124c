import { useId } from 'react'
import styled from 'styled-components'
import { media } from '../../../theme/media'
import { toAppearanceDelay } from '../helpers/toAppearanceDelay'
import type { RegardItem } from '../helpers/toRegardItem'
import { RegardCard } from './RegardCard'

type PreviousRegardsProps = { regards: RegardItem[] }

/** The issues before the newest one, in 1 to 4 columns. */
export function PreviousRegards({ regards }: PreviousRegardsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>Numéros précédents</Title>
      <Grid>
        {regards.map((regard, index) => (
          <RegardCard key={regard.id} regard={regard} delay={toAppearanceDelay(index)} />
        ))}
      </Grid>
    </section>
  )
}

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.fontSizes.h2};
`

const Grid = styled.ul`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) clamp(1.25rem, 3vw, 2.25rem);

  ${media.from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.from('xlarge')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
