import { useEffect } from 'react'
import { hasKeptIssues } from '@web/domain/regards/keptIssues'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'

const loadList = async () => (await import('./KeptList')).KeptList

/** The list of the issues that are kept on this device, whose code is fetched if there is one. */
export function KeptIssues() {
  const { Component: KeptList, load } = useLazyComponent(loadList)
  useEffect(() => {
    void hasKeptIssues().then((hasKept) => hasKept && load())
  }, [load])
  return KeptList ? <KeptList /> : null
}
