import { RichText } from '../../ui/richText/RichText'
import { Section } from '../../ui/Section'
import { sampleRichText } from './sampleRichText'

/** A text of an editor's. */
export function RichTexts() {
  return (
    <Section title="Texte" variant="band">
      <RichText value={sampleRichText} headingLevel={3} />
    </Section>
  )
}
