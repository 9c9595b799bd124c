import styled from 'styled-components'
import { theme } from '../../theme/theme'
import { Picture } from '../../ui/Picture'
import { Section } from '../../ui/Section'
import { createSamplePicture } from './createSamplePicture'

const sizes = '20rem'

/** A picture that has loaded, one that fails, one of another aspect ratio, and none. */
export function Pictures() {
  const picture = createSamplePicture('#2a3570')
  return (
    <Section title="Images">
      <Row>
        <Picture picture={picture} ratio={4 / 3} sizes={sizes} />
        <Picture picture={{ ...picture, src: '/absente', alt: '' }} ratio={4 / 3} sizes={sizes} />
        <Picture picture={picture} ratio={3 / 4} sizes={sizes} fit="contain" />
        <Picture picture={undefined} ratio={4 / 3} sizes={sizes} />
      </Row>
    </Section>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.l};
  align-items: start;
`
