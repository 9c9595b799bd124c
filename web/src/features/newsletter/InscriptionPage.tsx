import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { NewsletterForm } from './NewsletterForm'
import { MessagePage } from '@web/ui/MessagePage'
import { parseSubscriptionOutcome } from './parseSubscriptionOutcome'

/** The newsletter form on its own page: target of forms without JavaScript and of expired links. */
export function InscriptionPage() {
  const [search] = useSearchParams()
  return (
    <MessagePage title="La lettre d’information">
      <Column>
        <NewsletterForm
          source="inscription"
          outcome={parseSubscriptionOutcome(search.get('etat'))}
        />
      </Column>
    </MessagePage>
  )
}

const Column = styled.div`
  width: 100%;
  max-width: 26rem;
  text-align: start;
`
