'use client'

import { useEffect, type ReactNode } from 'react'

import {
  labelledByField,
  labelsBySelector,
  translatedLabels,
  translatedPrefixes,
} from './ariaLabels'
import { textsBySelector } from './englishTexts'
import { attributesBySelector } from './landmarks'

/**
 * Wraps the admin panel: mends in the document what no setting of Payload changes. Controls get a French
 * accessible name where they have none or an English one, texts that exist in English only are translated,
 * and landmarks get their role and name.
 */
export function AccessibleNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    mendDocument()
    const observer = new MutationObserver(mendDocument)
    observer.observe(document.body, {
      attributeFilter: ['aria-label'],
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [])

  return children
}

function mendDocument(): void {
  setLandmarks()
  labelControls()
  tieLabels()
  translateTexts()
}

function setLandmarks(): void {
  for (const [selector, attributes] of attributesBySelector) {
    for (const element of document.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
    }
  }
}

/** In a drawer, labels point to the id of a field that has another one. */
function tieLabels(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>(
    '.drawer .field-type label[for]',
  )) {
    if (label.control) continue
    const control = label.closest('.field-type')?.querySelector('input[id], textarea[id]')
    if (control) setAttribute(label, 'for', control.id)
  }
}

function translateTexts(): void {
  for (const [selector, toFrench] of textsBySelector) {
    for (const element of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const french = toFrench(text.data)
        if (french !== text.data) text.data = french
      }
    }
  }
}

function labelControls(): void {
  for (const [selector, name] of labelsBySelector) {
    for (const control of document.querySelectorAll(selector)) setAriaLabel(control, name)
  }
  for (const control of document.querySelectorAll(labelledByField)) {
    const label = control.closest('.field-type')?.querySelector('.field-label, label')
    setAriaLabel(control, label?.textContent.trim() || 'Choisir')
  }
  // Payload names a dialog and a choice in it by their technical names.
  for (const dialog of document.querySelectorAll('dialog:not([aria-labelledby])')) {
    const title = dialog.querySelector('h1, h2')?.textContent.trim()
    if (title) setAriaLabel(dialog, title)
  }
  for (const choice of document.querySelectorAll('dialog .checkbox-input input[name]')) {
    const label = choice.closest('.checkbox-input')?.textContent.trim()
    if (!label) continue
    setAriaLabel(choice, label)
    setAttribute(choice, 'title', label)
  }
  for (const control of document.querySelectorAll('[aria-label]')) {
    setAriaLabel(control, toFrench(control.getAttribute('aria-label') ?? ''))
  }
}

const setAriaLabel = (control: Element, name: string): void =>
  setAttribute(control, 'aria-label', name)

/**
 * Sets an attribute only when it differs: an unconditional write would trigger the MutationObserver
 * in an endless loop.
 */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function toFrench(name: string): string {
  const known = translatedLabels[name]
  if (known) return known
  return translatedPrefixes.reduce((said, [english, french]) => said.replace(english, french), name)
}
