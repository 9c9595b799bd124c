import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/links/TextLink'

/** Shown before anything is searched for: what can be searched, and how. */
export function SearchHelp() {
  return (
    <Frame>
      <p>
        La recherche parcourt chaque page des numéros de Regards, leurs titres et leurs sommaires,
        ainsi que les pages du site.
      </p>
      <Tips>
        <li>
          <strong>coiffe dentelle</strong> trouve les pages qui ont les deux mots, au singulier
          comme au pluriel, avec ou sans accents.
        </li>
        <li>
          <strong>«&nbsp;fil de lin&nbsp;»</strong>, entre guillemets, trouve ces mots dans cet
          ordre.
        </li>
        <li>
          <strong>brod</strong> trouve broderie, brodeuse, brodé… si le début d’un mot suffit.
        </li>
      </Tips>
      <TextLink href={paths.regards}>Parcourir tous les numéros</TextLink>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};
  max-width: ${theme.widths.prose};
`

const Tips = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  padding-left: ${theme.space.m};
  border-left: 4px dashed ${theme.colors.ochre};
`
