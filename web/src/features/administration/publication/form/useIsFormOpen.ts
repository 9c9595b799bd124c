import { useState } from 'react'

/**
 * Whether the form of a new issue is open: it is folded until it is used, if there are issues below
 * it.
 */
export function useIsFormOpen(hasIssues: boolean | undefined, isUsed: boolean) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (isUsed || hasIssues === false)) setOpen(true)
  return [isOpen, setOpen] as const
}
