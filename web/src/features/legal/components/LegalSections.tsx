import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import { RichText } from '../../../ui/richText/RichText'
import type { LegalSection } from '../helpers/toLegalPage'
import { LastUpdated } from './LastUpdated'

type LegalSectionsProps = { sections: LegalSection[] }

export function LegalSections({ sections }: LegalSectionsProps) {
  return (
    <List>
      {sections.map(({ anchor, titre, texte, hasDate }, index) => (
        <section key={anchor} aria-labelledby={anchor}>
          <Title id={anchor} tabIndex={-1}>
            {index + 1}. {titre}
          </Title>
          <RichText value={texte} headingLevel={3} />
          {hasDate && <LastUpdated />}
        </section>
      ))}
    </List>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
`

const Title = styled.h2`
  margin-bottom: ${theme.space.s};
  font-size: ${theme.fontSizes.h3};
  scroll-margin-top: ${theme.space.l};
`
