import { useEffect } from 'react'
import styled from 'styled-components'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { media } from '@web/theme/media'
import type { KeepIssueProps } from './KeepControls'

const loadControls = async () => (await import('./KeepControls')).KeepControls

/** Keeps an issue on the visitor’s device, to be read without network, where the browser can. */
export function KeepIssue(props: KeepIssueProps) {
  const isHydrated = useIsHydrated()
  const { Component: KeepControls, load } = useLazyComponent(loadControls, { isAsked: false })

  useEffect(() => {
    if (isHydrated && 'caches' in globalThis && 'serviceWorker' in navigator) void load()
  }, [isHydrated, load])

  return <Place>{KeepControls && <KeepControls {...props} />}</Place>
}

/** Has the height of the button before its code has come. */
const Place = styled.div`
  /* Above the link that spreads over the panel. */
  position: relative;
  z-index: 1;
  width: 100%;
  max-width: 26rem;
  min-height: 2.75rem;

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`
