'use client'

import { useEffect, type ReactNode } from 'react'

import { frenchBeginnings, frenchNames, namesBySelector } from './names'

/**
 * Around the whole panel: gives a French name to the controls that Payload leaves without one, or with
 * an English one. Payload has no setting for these, and a name is the only thing a screen reader says.
 */
export function ControlNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    nameControls()
    const observer = new MutationObserver(nameControls)
    observer.observe(document.body, {
      attributeFilter: ['aria-label'],
      attributes: true,
      childList: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [])

  return children
}

function nameControls(): void {
  for (const [selector, name] of namesBySelector) {
    for (const control of document.querySelectorAll(selector)) setName(control, name)
  }
  for (const control of document.querySelectorAll('[aria-label]')) {
    setName(control, toFrench(control.getAttribute('aria-label') ?? ''))
  }
}

/** Writing a name that is there already would call the observer for ever. */
function setName(control: Element, name: string): void {
  if (control.getAttribute('aria-label') !== name) control.setAttribute('aria-label', name)
}

function toFrench(name: string): string {
  const known = frenchNames[name]
  if (known) return known
  return frenchBeginnings.reduce((said, [english, french]) => said.replace(english, french), name)
}
