import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'

/** Tips about the syntax of a query. */
export function SearchTips() {
  return (
    <Frame>
      <Title>Bien chercher</Title>
      <Tips>
        <li>
          <strong>coiffe dentelle</strong> trouve ce qui a les deux mots, au singulier comme au
          pluriel, avec ou sans accents.
        </li>
        <li>
          <strong>«&nbsp;fil de lin&nbsp;»</strong>, entre guillemets, trouve ces mots dans cet
          ordre.
        </li>
        <li>
          <strong>danse -bourrée</strong>, avec un tiret devant un mot, écarte ce qui a ce mot.
        </li>
        <li>
          <strong>automne 2026</strong> ou <strong>2025</strong> trouve les numéros de cette date.
        </li>
        <li>
          <strong>brod</strong> trouve broderie, brodeuse, brodé… si le début d’un mot suffit.
        </li>
      </Tips>
      <TextLink href={paths.regards}>Parcourir tous les numéros</TextLink>
    </Frame>
  )
}

const Frame = styled.section.attrs({ 'aria-label': 'Bien chercher' })`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  padding: ${theme.space.l};
  border: 1px solid ${theme.colors.line};
  border-top: 4px dashed ${theme.colors.ochre};
  background: ${theme.colors.surface};
`

const Title = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
  line-height: 1.2;
`

const Tips = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  color: ${theme.colors.muted};
  line-height: 1.45;

  & strong {
    color: ${theme.colors.ink};
  }
`
