import { useEffect } from 'react'
import { hasKeptIssues } from '@web/domain/regards/keptIssues'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { useIssueCopies } from './issueCopies'

const loadList = async () => (await import('./KeptList')).KeptList

/**
 * The list of issues that are kept on this device or being copied; its code is loaded only if there
 * is one.
 */
export function KeptIssues() {
  const { Component: KeptList, load } = useLazyComponent(loadList, { isAsked: false })
  const hasCopies = useIssueCopies().length > 0
  useEffect(() => {
    if (hasCopies) void load()
    else void hasKeptIssues().then((hasKept) => hasKept && load())
  }, [load, hasCopies])
  return KeptList ? <KeptList /> : null
}
