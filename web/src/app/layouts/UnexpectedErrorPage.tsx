import { Button } from '@web/ui/Button'
import { TextLink } from '@web/ui/links/TextLink'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { MessagePage } from '@web/ui/PageState'
import { paths } from '@web/domain/paths'

/** Shown when a page cannot be rendered or loaded. Hydration completes with it. */
export function UnexpectedErrorPage() {
  return (
    <MessagePage title="Erreur" heading="Cette page n’a pas pu s’afficher" role="alert">
      <p>Rechargez-la&nbsp;; si cela ne suffit pas, revenez un peu plus tard.</p>
      <Button onClick={() => window.location.reload()}>Recharger la page</Button>
      <TextLink href={paths.accueil}>Revenir à l’accueil</TextLink>
      <HydrationMarker />
    </MessagePage>
  )
}
