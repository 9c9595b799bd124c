import { RichText } from '../../ui/richText/RichText'
import { Section } from '../../ui/Section'
import { sampleText } from './sampleText'

/** A text of an editor's. */
export function Writing() {
  return (
    <Section title="Texte" variant="band">
      <RichText value={sampleText} headingLevel={3} />
    </Section>
  )
}
