import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../../ui/Button'
import { Link } from '../../../ui/links/Link'
import { NewsletterPageLayout } from './NewsletterPageLayout'
import { TokenForm, type TokenFormProps } from './TokenForm'

/** What a page says, and where it leads. */
type OutcomeMessage = { title: string; text: string; link: { label: string; path: string } }

type TokenPageProps = Omit<TokenFormProps, 'jeton'> & {
  /** What is said before anything is done. */
  title: string
  text: string
  /** What is said afterwards, by the server's word for what came of it. */
  outcomes: ReadonlyMap<string, OutcomeMessage>
  /** What is said of any other outcome. */
  failure: OutcomeMessage
}

/** Where the link of a mail leads: a button, then what came of it. */
export function TokenPage({ title, text, outcomes, failure, ...form }: TokenPageProps) {
  const [search] = useSearchParams()
  const jeton = search.get('jeton')
  const etat = search.get('etat') ?? (jeton ? null : 'invalid-token')

  if (jeton && !etat) {
    return (
      <NewsletterPageLayout title={title}>
        <p>{text}</p>
        <TokenForm jeton={jeton} {...form} />
      </NewsletterPageLayout>
    )
  }

  const words = outcomes.get(etat ?? '') ?? failure
  return (
    <NewsletterPageLayout title={words.title}>
      <p>{words.text}</p>
      <ButtonLink as={Link} to={words.link.path}>
        {words.link.label}
      </ButtonLink>
    </NewsletterPageLayout>
  )
}
