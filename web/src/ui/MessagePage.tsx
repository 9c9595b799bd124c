import type { ReactNode } from 'react'
import { HttpStatus } from '@web/lib/seo/HttpStatus'
import { Seo } from '@web/lib/seo/Seo'
import { MessageFrame } from './Container'
import { Panel } from './Panel'
import styles from './MessagePage.module.css'

type MessagePageProps = {
  title: string
  /** Visible heading, if it is not the title. */
  heading?: string
  role?: 'alert'
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
        <h1 className={styles.title}>{heading}</h1>
        {children}
      </Panel>
    </MessageFrame>
  )
}
