'use client'

import { useEffect, type ReactNode } from 'react'

import {
  labelledByField,
  labelsBySelector,
  translatedLabels,
  translatedPrefixes,
} from './ariaLabels'

/**
 * Wraps the admin panel: sets a French accessible name on Payload's controls that have none or an
 * English one. Payload has no setting for these names, which screen readers announce.
 */
export function AccessibleNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    labelControls()
    const observer = new MutationObserver(labelControls)
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

function labelControls(): void {
  for (const [selector, name] of labelsBySelector) {
    for (const control of document.querySelectorAll(selector)) setAriaLabel(control, name)
  }
  for (const control of document.querySelectorAll(labelledByField)) {
    const label = control.closest('.field-type')?.querySelector('.field-label, label')
    setAriaLabel(control, label?.textContent.trim() || 'Choisir')
  }
  for (const control of document.querySelectorAll('[aria-label]')) {
    setAriaLabel(control, toFrench(control.getAttribute('aria-label') ?? ''))
  }
}

/**
 * Sets aria-label only when it differs: an unconditional write would trigger the MutationObserver
 * in an endless loop.
 */
function setAriaLabel(control: Element, name: string): void {
  if (control.getAttribute('aria-label') !== name) control.setAttribute('aria-label', name)
}

function toFrench(name: string): string {
  const known = translatedLabels[name]
  if (known) return known
  return translatedPrefixes.reduce((said, [english, french]) => said.replace(english, french), name)
}
