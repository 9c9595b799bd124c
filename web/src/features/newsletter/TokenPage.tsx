import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '@web/ui/Button'
import { Link } from '@web/ui/links/Link'
import { MessagePage } from '@web/ui/MessagePage'
import { TokenForm, type TokenFormProps } from './TokenForm'

type OutcomeMessage = { title: string; text: string; link: { label: string; path: string } }

type TokenPageProps = Omit<TokenFormProps, 'jeton'> & {
  title: string
  text: string
  /** Messages after the action, by the server's result code. */
  outcomes: ReadonlyMap<string, OutcomeMessage>
  failure: OutcomeMessage
}

/** Target of an e-mail's link: a button, then the result. */
export function TokenPage({ title, text, outcomes, failure, ...form }: TokenPageProps) {
  const [search] = useSearchParams()
  const jeton = search.get('jeton')
  const etat = search.get('etat') ?? (jeton ? null : 'invalid-token')

  if (jeton && !etat) {
    return (
      <MessagePage title={title}>
        <p>{text}</p>
        <TokenForm jeton={jeton} {...form} />
      </MessagePage>
    )
  }

  const words = outcomes.get(etat ?? '') ?? failure
  return (
    <MessagePage title={words.title}>
      <p>{words.text}</p>
      <ButtonLink as={Link} to={words.link.path}>
        {words.link.label}
      </ButtonLink>
    </MessagePage>
  )
}
