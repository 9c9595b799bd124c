import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publishedRegardsQuery } from './publishedRegardsQuery'
import { everyRegard } from './regardsFilter'

/**
 * Whether there were issues when the page was opened; undefined until it is known. Decided once: a list
 * that was empty has the first issue that is added.
 */
export function useHasIssues(): boolean | undefined {
  const [hasIssues, setHasIssues] = useState<boolean>()
  const { data, isError } = useQuery({
    ...publishedRegardsQuery(everyRegard),
    enabled: hasIssues === undefined,
  })
  if (hasIssues === undefined) {
    if (isError) setHasIssues(false)
    else if (data) setHasIssues(data.totalDocs > 0)
  }
  return hasIssues
}
