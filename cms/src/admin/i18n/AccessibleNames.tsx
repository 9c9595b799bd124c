'use client'

import { useEffect, type ReactNode } from 'react'

import {
  labelledByField,
  labelsBySelector,
  namedByContent,
  translatedLabels,
  translatedPrefixes,
} from './ariaLabels'
import { formatBytes } from '../../lib/formatBytes'
import { EDITOR_PLACEHOLDER } from '../../fields/editor/editorPlaceholder'

/**
 * Wraps the admin panel and corrects what no setting of Payload changes: controls without a French
 * accessible name get one, texts that exist in English only are translated, and landmarks get their
 * role and name.
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

/**
 * Ties labels in a drawer to their fields: they point to an id that the field does not have, or
 * that a field of another drawer has.
 */
function tieLabels(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>(
    '.drawer .field-type label[for]',
  )) {
    const field = label.closest('.field-type')
    if (label.control && field?.contains(label.control)) continue
    const control = field?.querySelector('input[id], textarea[id]')
    if (!control) continue
    setAttribute(label, 'for', control.id)
    if (label.control !== control) setAriaLabel(control, label.textContent.replace('*', '').trim())
  }
}

function translateTexts(): void {
  for (const [selector, toFrench] of textsBySelector) {
    for (const element of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let before = ''
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const french = toFrench(text.data, before)
        if (french !== text.data) text.data = french
        before = french
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
  // Their accessible names lack the visible number.
  for (const control of document.querySelectorAll(namedByContent)) {
    setAriaLabel(control, listTexts(control).join(' '))
  }
  for (const control of document.querySelectorAll('[aria-label]')) {
    setAriaLabel(control, toFrench(control.getAttribute('aria-label') ?? ''))
  }
}

/** The texts in an element, which styles keep apart. */
function listTexts(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push((texts.currentNode as Text).data.trim())
  return found.filter((text) => text !== '')
}

const setAriaLabel = (control: Element, name: string): void =>
  setAttribute(control, 'aria-label', name)

/** Sets an attribute only when it differs: the MutationObserver would never end. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function toFrench(name: string): string {
  const known = translatedLabels[name]
  if (known) return known
  return translatedPrefixes.reduce((said, [english, french]) => said.replace(english, french), name)
}

const UNITS: Record<string, string> = { bytes: 'octets', KB: 'ko', MB: 'Mo', GB: 'Go' }

/** Between width and height. */
const TIMES = '\u00a0×\u00a0'

/**
 * Translates what Payload writes of a file, « 26MB - 1920x1200 - image/jpeg », in one text or more.
 * @param before the text before, in French
 */
export function toFrenchFile(text: string, before = ''): string {
  if (before === TIMES && /^\d+$/.test(text)) return `${text}\u00a0px`
  return text
    .replace(/(?<!\d)(\d+(?:\.\d+)?)\s?(bytes|KB|MB|GB)\b/g, (_, value: string, unit: string) =>
      [value.replace('.', ','), UNITS[unit]].join('\u00a0'),
    )
    .replace(/^x$/, TIMES)
    .replace(/(\d)x(\d+)/, `$1${TIMES}$2\u00a0px`)
    .replaceAll(/\s[-—]\s/g, ' · ')
    .replace(/(?:image|application)\/(\w+)/, (_, format: string) => format.toUpperCase())
}

/** Formats a number of bytes as lists of files show it. */
const toFrenchBytes = (text: string): string =>
  /^\d+$/.test(text) ? formatBytes(Number(text)) : text

/** Texts that Payload has in English only, without a key of its translations. */
const TEXTS: Record<string, string> = {
  'Copy URL': 'Copier l’adresse',
  'Failed to fetch the file.': 'Le fichier n’a pas pu être lu.',
  'No columns selected': 'Aucune colonne n’est choisie.',
  Responsive: 'Toute la largeur',
}

const translate = (text: string): string => TEXTS[text] ?? text

/** Payload adds dots to a text that has its own. */
const shortenDots = (text: string): string => text.replace('…...', '…')

/** Where texts of Payload are translated in the document: by selector. */
export const textsBySelector: [
  selector: string,
  toFrench: (text: string, before?: string) => string,
][] = [
  ['.file-meta__size-type, .upload-relationship-details__meta', toFrenchFile],
  ['td.cell-filesize', toFrenchBytes],
  [
    '.live-preview-toolbar-controls__breakpoint, .popup__content, .popup__scroll-container',
    translate,
  ],
  ['.tooltip, .table > div, .payload-toast-item', translate],
  ['.relationship-cell, .spinner, .rs__menu-notice, .btn__label', shortenDots],
]

type Attributes = Readonly<Record<string, string>>

/** Roles and names that the markup of Payload lacks, by selector. */
const attributesBySelector: [selector: string, attributes: Attributes][] = [
  ['aside.nav', { role: 'none' }],
  ['.nav__mobile-close', { 'aria-label': 'Fermer le menu' }],
  // The name of the file is beside it.
  ['.table .file img, .file-field img:not([alt])', { alt: '' }],
  ['.nav__wrap', { 'aria-label': 'Menu du panneau' }],
  ['nav.step-nav', { 'aria-label': 'Fil d’Ariane' }],
  ['.template-default__nav-toggler-wrapper', { role: 'region', 'aria-label': 'Menu' }],
  ['.template-default__wrap > .collection-list', { role: 'main' }],
  ['.template-default__wrap > .not-found', { role: 'main' }],
  ['.template-default__wrap > .doc-header', { role: 'region', 'aria-label': 'Fiche' }],
  // In the main content, it is no banner.
  ['.list-header', { role: 'none' }],
  // Its items are links, none of them in a list item.
  ['.doc-tabs__tabs', { role: 'none' }],
  // Below the title of the form, without a level between.
  ['.array-field__title, .group-field__title, .payload-settings > h3', { 'aria-level': '2' }],
  // Hidden from screen readers, so that the keyboard must not reach them either.
  ['.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]', { tabindex: '-1' }],
  // Payload takes it from a text of its own, which no setting replaces.
  ['.ContentEditable__root', { 'aria-placeholder': EDITOR_PLACEHOLDER }],
  // The page behind a drawer has a main content of its own.
  ['.drawer main', { role: 'none' }],
]
