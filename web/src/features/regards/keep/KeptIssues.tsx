import { useKeptCode } from './useKeptCode'

const loadList = async () => (await import('./KeptList')).KeptList

/** The list of issues that are kept on this device or being copied. */
export function KeptIssues() {
  const { Component: KeptList } = useKeptCode(loadList)
  return KeptList ? <KeptList /> : null
}
