import { useState } from 'react'
import type { Citation } from '@web/domain/citation/Citation'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { useAbsoluteUrl } from '@web/lib/seo/Seo'
import { LoadFailure } from '../LoadFailure'
import { ToolbarButton } from '../ToolbarButton'
import { createIcon } from '../icons/Icon'

type CiteButtonProps = {
  /** Path of the cited page. */
  path: string
  citation: Omit<Citation, 'url'>
}

const loadDialog = async () => (await import('./CiteDialog')).CiteDialog

/** Shows a reference to an article or an issue, in a dialog. */
export function CiteButton({ path, citation }: CiteButtonProps) {
  const url = useAbsoluteUrl()(path)
  const [isOpen, setIsOpen] = useState(false)
  const { Component: CiteDialog, load, failure } = useLazyComponent(loadDialog)

  return (
    <>
      <ToolbarButton aria-haspopup="dialog" onClick={() => void load().then(setIsOpen)}>
        <QuoteIcon />
        <span data-label="">Citer</span>
      </ToolbarButton>
      <LoadFailure failure={failure} />
      {isOpen && CiteDialog && (
        <CiteDialog citation={{ ...citation, url }} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

const QuoteIcon = createIcon(
  'M10 7H5v6h5V7Zm0 6c0 2.5-1.5 4-4 4M19 7h-5v6h5V7Zm0 6c0 2.5-1.5 4-4 4',
)
