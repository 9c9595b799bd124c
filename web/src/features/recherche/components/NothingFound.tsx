import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import type { Search } from '../helpers/parseSearch'

type NothingFoundProps = { search: Search }

export function NothingFound({ search }: NothingFoundProps) {
  const { q, annee, rubrique } = search
  return (
    <Frame>
      {annee !== undefined && (
        <TextLink href={paths.resultats({ q, rubrique })}>Chercher dans toutes les années</TextLink>
      )}
      {rubrique !== undefined && (
        <TextLink href={paths.resultats({ q, annee })}>Chercher dans toutes les rubriques</TextLink>
      )}
      <p>Essayez moins de mots, un mot plus courant, ou le début d’un mot.</p>
      <TextLink href={paths.regards}>Parcourir tous les numéros</TextLink>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  max-width: ${theme.widths.prose};
`
