import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import { Panel } from '../../../ui/Panel'
import { RegardsSeo } from './RegardsSeo'

export function NoRegards() {
  return (
    <Panel>
      <RegardsSeo regards={[]} />
      <Strong>Aucun numéro disponible pour le moment.</Strong>
      {/* oxlint-disable-next-line regards/french-typography -- the specification, to the letter */}
      <p>{"Les administrateurs peuvent ajouter des numéros via la page d'administration."}</p>
    </Panel>
  )
}

const Strong = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
  line-height: 1.3;
`
