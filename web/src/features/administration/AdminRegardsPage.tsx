import { guideAnchors } from '@regards/contract/guideAnchors'
import { panelPaths } from '@web/domain/panelPaths'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Seo } from '@web/lib/seo/Seo'
import { PublishedRegards } from './issues/PublishedRegards'
import { useHasIssues } from './issues/publishedRegardsQuery'
import { RegardForm } from './publication/form/RegardForm'
import styles from './AdminRegardsPage.module.css'

export function AdminRegardsPage() {
  const onRegardsChanged = useInvalidateRegards()
  const hasIssues = useHasIssues()
  return (
    <Container className={styles.frame}>
      <Seo title="Administration des Regards" variant="private" />
      <div className={styles.head}>
        <h1>Administration des Regards</h1>
        <p className={styles.links}>
          <TextLink href={guideAnchors.publier}>Aide&nbsp;: publier un numéro</TextLink>
          <TextLink href={panelPaths.lettres}>Lettres aux abonnés</TextLink>
        </p>
      </div>
      <RegardForm onChanged={() => void onRegardsChanged()} hasIssues={hasIssues} />
      <PublishedRegards />
    </Container>
  )
}
