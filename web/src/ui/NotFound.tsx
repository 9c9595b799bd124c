import styled from 'styled-components'
import { HttpStatus } from '@web/lib/seo/HttpStatus'
import { Seo } from '@web/lib/seo/Seo'
import { theme } from '@web/theme/theme'
import { Container } from './Container'
import { TextLink } from './links/TextLink'
import { Panel } from './Panel'

type NotFoundProps = {
  title: string
  text: string
  /** The nearest page that exists. */
  link: { href: string; label: string }
}

/** Page of what does not exist: status 404. */
export function NotFound({ title, text, link }: NotFoundProps) {
  return (
    <Frame>
      <HttpStatus code={404} />
      <Seo title={title} variant="private" />
      <Panel>
        <Title>{title}</Title>
        <p>{text}</p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </Panel>
    </Frame>
  )
}

const Frame = styled(Container)`
  min-height: 60vh;
  padding-block: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
