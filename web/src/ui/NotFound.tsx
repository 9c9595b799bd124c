import { TextLink } from './links/TextLink'
import { MessagePage } from './PageState'

type NotFoundProps = {
  title: string
  text: string
  /** The nearest page that exists. */
  link: { href: string; label: string }
}

/** Page with status 404. */
export function NotFound({ title, text, link }: NotFoundProps) {
  return (
    <MessagePage title={title} status={404}>
      <p>{text}</p>
      <TextLink href={link.href}>{link.label}</TextLink>
    </MessagePage>
  )
}
