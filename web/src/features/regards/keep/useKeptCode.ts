import { useEffect, type ComponentType } from 'react'
import { hasKeptIssues } from '@web/domain/regards/keptIssues'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'

/** Whether code of kept issues was fetched in this document: `issueCopies` may hold running or failed copies. */
let wasFetched = false

/**
 * A component about kept issues. Its code is fetched if this device has a kept issue or a copy under way, and at the
 * visitor's first use.
 * @param loadComponent the same function at each render
 * @returns the component once it is there; `load` for the first use, and its `failure`
 */
export function useKeptCode<Props>(loadComponent: () => Promise<ComponentType<Props>>) {
  const { Component: Kept, load: loadKept } = useLazyComponent(loadComponent, { isAsked: false })
  const { Component: Asked, load, failure } = useLazyComponent(loadComponent)
  const Component = Kept ?? Asked

  useEffect(() => {
    if (wasFetched) void loadKept()
    else void hasKeptIssues().then((hasKept) => hasKept && loadKept())
  }, [loadKept])
  useEffect(() => {
    if (Component) wasFetched = true
  }, [Component])

  return { Component, load, failure }
}
