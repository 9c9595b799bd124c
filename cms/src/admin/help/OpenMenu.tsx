'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Laptops: Payload folds the menu up to 1,440 pixels, where it has room beside a list. */
const laptop = '(min-width: 1360px) and (max-width: 1440px)'

/** Opens the menu of the panel on a laptop, unless its user has closed it on a wider screen. */
export function OpenMenu() {
  const { setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { l: isFolded } = useWindowInfo().breakpoints

  useEffect(() => {
    if (!isFolded || !window.matchMedia(laptop).matches) return
    void getPreference<{ open?: boolean } | null>('nav').then((nav) => {
      if (nav?.open !== false) setNavOpen(true)
    })
  }, [isFolded, getPreference, setNavOpen])

  return null
}
