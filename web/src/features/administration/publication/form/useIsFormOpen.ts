import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publishedRegardsQuery } from '../../issues/publishedRegardsQuery'
import { everyRegard } from '../../issues/regardsFilter'

/**
 * Whether the form of a new issue is open: it is folded where there is a list of issues to come to, until
 * it is used.
 */
export function useIsFormOpen(
  isUsed: boolean,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState<boolean>()
  const { data, isError } = useQuery({
    ...publishedRegardsQuery(everyRegard),
    // Decided once: the list that was empty has the issue that was added.
    enabled: isOpen === undefined,
  })
  const isUndecided = isOpen === undefined
  if ((isUsed && !isOpen) || (isUndecided && isError)) setOpen(true)
  else if (isUndecided && data) setOpen(data.totalDocs === 0)
  return [isOpen ?? false, setOpen]
}
