import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { HttpStatus } from '../../../lib/seo/HttpStatus'
import { Seo } from '../../../lib/seo/Seo'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { TextLink } from '../../../ui/links/TextLink'
import { Panel } from '../../../ui/Panel'

type ArticleNotFoundProps = {
  /** Undefined when the URL’s is invalid. */
  numero: number | undefined
}

const title = 'Cet article n’existe pas'

export function ArticleNotFound({ numero }: ArticleNotFoundProps) {
  return (
    <Frame>
      <HttpStatus code={404} />
      <Seo title={title} variant="private" />
      <Panel>
        <Title>{title}</Title>
        <p>L’adresse est peut-être incomplète, ou l’article a été retiré.</p>
        {numero === undefined ? (
          <TextLink href={paths.regards}>Tous les numéros de Regards</TextLink>
        ) : (
          <TextLink href={paths.regard(numero)}>Le numéro {numero}</TextLink>
        )}
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
