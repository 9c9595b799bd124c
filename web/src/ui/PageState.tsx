import type { ReactNode } from 'react'
import { MessageFrame } from './Container'
import { LoadError } from './LoadError'
import { Seo } from '@web/lib/seo/Seo'
import { Spinner } from './Spinner'
import { VisuallyHidden } from './VisuallyHidden'

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
