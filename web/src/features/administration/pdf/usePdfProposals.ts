import { useEffect, useEffectEvent, useState } from 'react'
import {
  type AppliedProposals,
  applyProposals,
  type FormChange,
  type FormContent,
  isCoverProposed,
  isProposed,
  proposedFields,
  withdrawProposals,
  type Proposals,
  type ProposedField,
} from './Proposal'
import { proposeFromPdf } from './proposeFromPdf'

type PdfProposalsOptions = FormContent & {
  /** Sets the values and the cover of the form. */
  onChange: (change: FormChange) => void
}

/** Proposals of the selected PDF and their state. */
export type PdfProposals = {
  state: 'none' | 'reading' | 'read' | 'cleared'
  proposals: Proposals
  /** Whether the field shows its proposal, unchanged. */
  isProposed: (name: ProposedField | 'couverture') => boolean
  /** Empties the fields that show their proposals. */
  clear: () => void
}

/**
 * Proposes the texts and the cover of an issue from its PDF. Never changes a field that a person
 * has filled or emptied: see `mergeProposals`.
 */
export function usePdfProposals({ values, couverture, onChange }: PdfProposalsOptions) {
  const [source, setSource] = useState<File>()
  const [state, setState] = useState<PdfProposals['state']>('none')
  const [proposals, setProposals] = useState<Proposals>({})
  const [applied, setApplied] = useState<AppliedProposals>({})
  // A resumed publication has its texts: only its cover may be missing.
  const [hasOwnTexts, setHasOwnTexts] = useState(false)
  const content = { values, couverture }

  function change(next: FormChange) {
    setApplied(next.applied)
    onChange(next)
  }

  const handleRead = useEffectEvent((found: Proposals) => {
    setProposals(found)
    setState('read')
    change(applyProposals(content, applied, found, hasOwnTexts ? [] : proposedFields))
  })

  useEffect(() => {
    if (!source) return
    const controller = new AbortController()
    proposeFromPdf(source, controller.signal).then(
      (found) => {
        if (!controller.signal.aborted) handleRead(found)
      },
      () => {
        // Aborted: another file was selected, or the issue is being published.
      },
    )
    return () => controller.abort()
  }, [source])

  const shown: PdfProposals = {
    state,
    proposals,
    isProposed: (name) =>
      name === 'couverture'
        ? isCoverProposed(content, applied)
        : isProposed(name, content, applied),
    clear: () => {
      change(withdrawProposals(content, applied))
      setState('cleared')
    },
  }

  return {
    proposals: shown,

    /** The PDF was selected, replaced, or removed. */
    handlePdf: (pdf: File | undefined) => {
      change(withdrawProposals(content, applied))
      setProposals({})
      setSource(pdf)
      setState(pdf ? 'reading' : 'none')
    },

    /** Ends the reading: the form is submitted as it is. */
    stop: () => {
      setSource(undefined)
      if (state === 'reading') setState('none')
    },

    /** Forgets the proposals: the form has other values. */
    reset: (next: { hasOwnTexts: boolean }) => {
      setSource(undefined)
      setState('none')
      setProposals({})
      setApplied({})
      setHasOwnTexts(next.hasOwnTexts)
    },
  }
}
