import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { isServedByWorker } from '@web/lib/browser/isServedByWorker'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string
}

/** A link with client-side navigation, 3 kB lighter than the router's. */
export function Link({ to, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const handleNavigation = useLinkClickHandler(to, { target })

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented && !isServedByWorker()) handleNavigation(event)
  }

  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  )
}
