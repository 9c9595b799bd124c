'use client'

import { NavProvider, useNav, WindowInfoProvider } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** As Payload's own, which folds the menu up to 1440 pixels, a common laptop. */
const BREAKPOINTS = {
  l: '(max-width: 1439px)',
  m: '(max-width: 1024px)',
  s: '(max-width: 768px)',
  xs: '(max-width: 400px)',
}

/**
 * Wraps the admin panel: its menu is open from 1440 pixels on, until the account closes it. No setting of
 * Payload has these widths; the providers nearest to the menu count.
 */
export function NavWidth({ children }: { children: ReactNode }) {
  // Payload's own provider knows what the account prefers.
  const { navOpen } = useNav()
  return (
    <WindowInfoProvider breakpoints={BREAKPOINTS}>
      <NavProvider initialIsOpen={navOpen}>{children}</NavProvider>
    </WindowInfoProvider>
  )
}
