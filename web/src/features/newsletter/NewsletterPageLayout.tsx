import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { Seo } from '@web/lib/seo/Seo'
import { Panel } from '@web/ui/Panel'

type NewsletterPageLayoutProps = { title: string; children: ReactNode }

/**
 * Layout of a page reached from an e-mail or a form: personal, so not indexed by search engines.
 */
export function NewsletterPageLayout({ title, children }: NewsletterPageLayoutProps) {
  return (
    <Column>
      <Seo title={title} variant="private" />
      <Panel>
        <Title>{title}</Title>
        {children}
      </Panel>
    </Column>
  )
}

const Column = styled(Container)`
  padding-block: ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
