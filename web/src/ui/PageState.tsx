import { type ReactNode, useEffect, useState, type MouseEvent } from 'react'
import { MessageFrame, Panel } from './Container'
import { Seo, HttpStatus } from '@web/lib/seo/Seo'
import { VisuallyHidden } from './texts'
import { Star } from './motifs/Star'
import { toFrenchMessage } from '@web/lib/api/errors'
import { Button } from './Button'
import styles from './PageState.module.css'

type LoadErrorProps = {
  sentence: string
  query: { error: unknown; refetch: () => unknown }
}

/** Error message with a retry button, in place of content that could not be loaded. */
export function LoadError({ sentence, query }: LoadErrorProps) {
  function handleClick(event: MouseEvent) {
    // The button unmounts on retry: moves the focus to the main content.
    event.currentTarget.closest('main')?.focus({ preventScroll: true })
    query.refetch()
  }

  return (
    <Panel role="alert">
      <p className={styles.strong}>{sentence}</p>
      <p>{toFrenchMessage(query.error)}</p>
      <Button onClick={handleClick}>Réessayer</Button>
    </Panel>
  )
}

/** Delay after which a message says that loading takes longer than usual. */
const longWaitMs = 6_000

/**
 * Loading indicator. Its label is not a live region: screen readers do not announce one that is
 * inserted with its text, and RouteAnnouncer announces the title of the loading page.
 */
export function Spinner({ label }: { label: string }) {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.frame} data-loading="">
      <span className={styles.rotating}>
        <Star />
      </span>
      <p>{label}</p>
      <p className={styles.delay} role="status">
        {isLong && 'Cela prend plus de temps que d’habitude…'}
      </p>
    </div>
  )
}

type StateProps = {
  /** Title and heading of the page until its own are loaded. */
  title: string
}

type PageLoadingProps = StateProps & {
  label?: string
  /** `private` for a page that is not indexed; see `Seo`. */
  variant?: 'passing' | 'private'
}

export function PageLoading({
  title,
  label = 'Chargement de la page…',
  variant = 'passing',
}: PageLoadingProps) {
  return (
    <Frame title={title}>
      <Seo title={title} variant={variant} />
      <Spinner label={label} />
    </Frame>
  )
}

type PageErrorProps = StateProps & { error: unknown; onRetry: () => void }

/** Page content when its data could not be loaded. */
export function PageError({ title, error, onRetry }: PageErrorProps) {
  return (
    <Frame title={title}>
      <Seo title={title} variant="private" />
      <LoadError
        sentence="Cette page n’a pas pu être chargée."
        query={{ error, refetch: onRetry }}
      />
    </Frame>
  )
}

function Frame({ title, children }: StateProps & { children: ReactNode }) {
  return (
    <MessageFrame>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {children}
    </MessageFrame>
  )
}

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
