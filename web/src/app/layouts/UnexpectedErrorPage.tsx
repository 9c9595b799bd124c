import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { Seo } from '@web/lib/seo/Seo'
import { Panel } from '@web/ui/Panel'
import { paths } from '@web/domain/paths'

/**
 * Shown when a page cannot be rendered or its code cannot be loaded. Hydration completes with it:
 * its buttons work.
 */
export function UnexpectedErrorPage() {
  return (
    <Frame>
      <Seo title="Erreur" variant="private" />
      <Panel role="alert">
        <Title>Cette page n’a pas pu s’afficher</Title>
        <p>Rechargez-la&nbsp;; si cela ne suffit pas, revenez un peu plus tard.</p>
        <Button onClick={() => window.location.reload()}>Recharger la page</Button>
        <TextLink href={paths.accueil}>Revenir à l’accueil</TextLink>
      </Panel>
      <HydrationMarker />
    </Frame>
  )
}

const Frame = styled(Container)`
  padding-block: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
