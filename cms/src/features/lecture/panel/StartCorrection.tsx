'use client'

import { useField, useForm } from '@payloadcms/ui'

import type { Bloc } from '@regards/contract/schemas/blocs'
import { blocsToRichText } from './blocsToRichText'
import './PageFound.css'

/** Fills an empty correction with the text that was found. */
export function StartCorrection({ blocs }: { blocs: Bloc[] }) {
  const { dispatchFields, setModified } = useForm()
  const { value } = useField<object | null>({ path: 'texteCorrige' })
  if (value) return null

  function handleClick() {
    const state = blocsToRichText(blocs)
    // The editor shows a new value only with a new initial one.
    dispatchFields({ type: 'UPDATE', path: 'texteCorrige', value: state, initialValue: state })
    setModified(true)
  }

  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small page-found__start"
      onClick={handleClick}
    >
      Corriger à partir de ce texte
    </button>
  )
}
