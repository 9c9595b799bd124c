'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

import { revealField, type FoundField } from './revealField'
import { fromFieldHash, toElementId, toRowIds } from './fieldHash'

/** After this time the field of a link is no longer searched. */
const TIMEOUT_MS = 15_000

/** Events of a person who does not wait for the field. */
const TAKE_OVER = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Leads to the field that the address names, `#field-diapositives__0__image`. */
export function RequestedField() {
  const { formRef } = useForm()

  useEffect(() => {
    let giveUp = () => {}
    const reveal = () => {
      giveUp()
      const path = fromFieldHash(location.hash)
      const form = formRef.current
      if (!path) return
      const stop = revealField(form, () => findField(form, path))
      const timer = setTimeout(stop, TIMEOUT_MS)
      giveUp = () => {
        clearTimeout(timer)
        stop()
      }
      for (const type of TAKE_OVER) window.addEventListener(type, giveUp, { once: true })
    }
    reveal()
    window.addEventListener('hashchange', reveal)
    return () => {
      window.removeEventListener('hashchange', reveal)
      for (const type of TAKE_OVER) window.removeEventListener(type, giveUp)
      giveUp()
    }
  }, [formRef])

  return null
}

function findField(form: HTMLElement, path: string): FoundField {
  const field =
    document.getElementById(toElementId(path)) ??
    form.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
  if (field) return { field, folded: field.closest('.collapsible--collapsed') }
  for (const id of toRowIds(path)) {
    const row = document.getElementById(id)
    const folded =
      row?.closest('.collapsible--collapsed') ??
      row?.querySelector(':scope > .collapsible--collapsed')
    if (row && !folded) drawFields(row)
    if (row) return { field: undefined, folded }
  }
  drawFields(form)
  return { field: undefined }
}

/** Scrolls to the first section that is not drawn: Payload draws one once it is near the window. */
function drawFields(section: HTMLElement): void {
  const missing = [...section.querySelectorAll('.render-fields:empty')]
  missing.find((fields) => fields.checkVisibility())?.scrollIntoView()
}
