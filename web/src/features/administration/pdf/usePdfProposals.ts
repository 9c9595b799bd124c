import { useState } from 'react'
import {
  type AppliedProposals,
  applyProposals,
  type FormChange,
  type FormContent,
  isProposed,
  proposedFields,
  type ProposedPart,
  withdrawProposals,
  type Proposals,
} from './Proposal'
import { proposeFromPdf } from './proposeFromPdf'
import { useFileReading } from './useFileReading'

/** Proposals of the selected PDF and their state. */
export type PdfProposals = {
  state: 'none' | 'reading' | 'read' | 'cleared'
  proposals: Proposals
  /** Whether a part of the form shows its proposal, unchanged. */
  isProposed: (name: ProposedPart) => boolean
  /** Empties the fields that show their proposals. */
  clear: () => void
}

/** Proposes an issue's texts and cover from its PDF; keeps what a person filled or emptied. */
export function usePdfProposals(
  content: FormContent,
  onChange: (content: Partial<FormContent>) => void,
) {
  const [source, setSource] = useState<File>()
  const [isCleared, setIsCleared] = useState(false)
  const [applied, setApplied] = useState<AppliedProposals>({})
  // A resumed publication has its texts: only its cover may be missing.
  const [hasOwnTexts, setHasOwnTexts] = useState(false)
  const found = useFileReading(source, proposeFromPdf)

  function change(next: FormChange) {
    setApplied(next.applied)
    onChange(next.content)
  }

  const [seen, setSeen] = useState<Proposals>()
  if (found !== seen) {
    setSeen(found)
    if (found) change(applyProposals(content, applied, found, hasOwnTexts ? [] : proposedFields))
  }

  const proposals: PdfProposals = {
    state: isCleared ? 'cleared' : !source ? 'none' : found ? 'read' : 'reading',
    proposals: found ?? {},
    isProposed: (name) => isProposed(name, content, applied),
    clear: () => {
      change(withdrawProposals(content, applied))
      setIsCleared(true)
    },
  }

  return {
    proposals,

    /** The PDF was selected, replaced, or removed. */
    handlePdf: (pdf: File | undefined) => {
      change(withdrawProposals(content, applied))
      setSource(pdf)
      setIsCleared(false)
    },

    /** Ends the reading: the form is submitted as it is. */
    stop: () => {
      if (!found) setSource(undefined)
    },

    /** Forgets the proposals: the form has other values. */
    reset: (next: { hasOwnTexts: boolean }) => {
      setSource(undefined)
      setIsCleared(false)
      setApplied({})
      setHasOwnTexts(next.hasOwnTexts)
    },
  }
}
