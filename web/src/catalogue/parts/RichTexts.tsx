import { RichText } from '../../ui/richText/RichText'
import { Section } from '../../ui/Section'
import { sampleRichText } from './sampleRichText'

/** A rich text as an editor writes it. */
export function RichTexts() {
  return (
    <Section title="Texte" variant="band">
      <RichText value={sampleRichText} headingLevel={3} />
    </Section>
  )
}
