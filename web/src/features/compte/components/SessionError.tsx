import styled from 'styled-components'
import { Seo } from '../../../lib/seo/Seo'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { LoadError } from '../../../ui/LoadError'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

type SessionErrorProps = { title: string; onRetry: () => void }

/** In place of the page, while the server cannot tell who is signed in. */
export function SessionError({ title, onRetry }: SessionErrorProps) {
  return (
    <Frame>
      <Seo title={title} variant="private" />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <LoadError
        sentence="Votre session n’a pas pu être vérifiée"
        detail="Vérifiez votre connexion, puis réessayez."
        onRetry={onRetry}
      />
    </Frame>
  )
}

const Frame = styled(Container)`
  padding-block: ${theme.space.section};
`
