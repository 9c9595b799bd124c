import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { TextLink } from '../../../ui/links/TextLink'
import { Seo } from '../../../lib/seo/Seo'
import { HttpStatus } from '../../../lib/seo/HttpStatus'
import { Panel } from '../../../ui/Panel'

const title = 'Ce numéro n’existe pas'

export function RegardNotFound() {
  return (
    <Frame>
      <HttpStatus code={404} />
      <Seo title={title} variant="private" />
      <Panel>
        <Title>{title}</Title>
        <p>L’adresse est peut-être incomplète, ou le numéro a été retiré.</p>
        <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
      </Panel>
    </Frame>
  )
}

const Frame = styled(Container)`
  min-height: 60vh;
  padding-block: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
