import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { RichText } from '@web/ui/richText/RichText'
import type { LegalSection } from './toLegalPage'
import { formatToday } from '@web/lib/format/dates'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'

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

/**
 * The date of the last update, which is always today (specification, section 2): the server's day,
 * then after hydration the visitor's, which differs in another time zone or on a cached page.
 */
function LastUpdated() {
  const isHydrated = useIsHydrated()
  return (
    <Day key={String(isHydrated)} suppressHydrationWarning>
      Dernière mise à jour&nbsp;: {formatToday()}
    </Day>
  )
}

const Day = styled.p`
  margin-top: ${theme.space.s};
  font-weight: 600;
`
