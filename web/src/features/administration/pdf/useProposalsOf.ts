import { useEffect, useState } from 'react'
import type { Proposals } from './Proposal'
import { proposeFromPdf } from './proposeFromPdf'

/** What a chosen PDF says of itself; undefined without one, and while it is read. */
export function useProposalsOf(pdf: File | undefined): Proposals | undefined {
  const [last, setLast] = useState<{ pdf: File; proposals: Proposals }>()
  useEffect(() => {
    if (!pdf) return
    const controller = new AbortController()
    proposeFromPdf(pdf, controller.signal).then(
      (proposals) => {
        if (!controller.signal.aborted) setLast({ pdf, proposals })
      },
      () => {
        // Aborted: another file was selected.
      },
    )
    return () => controller.abort()
  }, [pdf])
  return last && last.pdf === pdf ? last.proposals : undefined
}
