import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HttpStatus } from '@web/lib/seo/HttpStatus'
import { Seo } from '@web/lib/seo/Seo'
import { theme } from '@web/theme/theme'
import { MessageFrame } from './Container'
import { Panel } from './Panel'

type MessagePageProps = {
  title: string
  /** Visible heading, if it is not the title. */
  heading?: string
  role?: 'alert'
  /** Status of the response. */
  status?: 404
  children: ReactNode
}

/** Page with a message alone, which search engines do not index. */
export function MessagePage({ title, heading = title, role, status, children }: MessagePageProps) {
  return (
    <MessageFrame>
      {status && <HttpStatus code={status} />}
      <Seo title={title} variant="private" />
      <Panel role={role}>
        <Title>{heading}</Title>
        {children}
      </Panel>
    </MessageFrame>
  )
}

const Title = styled.h1`
  font-size: ${theme.fontSizes.h2};
`
