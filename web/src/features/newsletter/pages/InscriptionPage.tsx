import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { NewsletterForm } from '../components/NewsletterForm'
import { NewsletterFrame } from '../components/NewsletterFrame'
import { toOutcome } from '../helpers/toOutcome'

/** The newsletter's box on a page of its own: where forms lead without script, and links that are over. */
export function InscriptionPage() {
  const [search] = useSearchParams()
  return (
    <NewsletterFrame title="La lettre d’information">
      <Column>
        <NewsletterForm source="inscription" outcome={toOutcome(search.get('etat'))} />
      </Column>
    </NewsletterFrame>
  )
}

const Column = styled.div`
  width: 100%;
  max-width: 26rem;
  text-align: start;
`
