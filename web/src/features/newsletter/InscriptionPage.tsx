import { useSearchParams } from 'react-router-dom'
import { NewsletterForm } from './NewsletterForm'
import { MessagePage } from '@web/ui/PageState'
import { parseSubscriptionOutcome } from './parseSubscriptionOutcome'
import styles from './InscriptionPage.module.css'

/** The newsletter form on its own page: target of forms without JavaScript and of expired links. */
export function InscriptionPage() {
  const [search] = useSearchParams()
  return (
    <MessagePage title="La lettre d’information">
      <div className={styles.column}>
        <NewsletterForm
          source="inscription"
          outcome={parseSubscriptionOutcome(search.get('etat'))}
        />
      </div>
    </MessagePage>
  )
}
