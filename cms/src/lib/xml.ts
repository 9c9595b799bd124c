import type { Element, Root } from 'xast'
import { toXml } from 'xast-util-to-xml'
import { x as createElement, type Child } from 'xastscript'

export type { Child } from 'xastscript'

type Attributes = Record<string, string>

/** Makes an element, with attributes or without. */
export function x(name: string, ...parts: (Attributes | Child)[]): Element {
  const [first, ...rest] = parts
  // The library mistakes an element with children for attributes.
  return isAttributes(first)
    ? createElement(name, first, ...(rest as Child[]))
    : createElement(name, {}, ...(parts as Child[]))
}

const isAttributes = (part: Attributes | Child): part is Attributes =>
  typeof part === 'object' && part !== null && !Array.isArray(part) && !('children' in part)

/** Characters that XML 1.0 does not allow even when escaped, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- these are what is to be taken out
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Removes characters that no XML document may contain. */
export const removeForbidden = (text: string): string => text.replace(FORBIDDEN_CHARACTERS, '')

/** Writes an XML document, in UTF-8; text is escaped, characters that XML does not allow are left out. */
export function toXmlDocument(root: Element, ...before: Root['children']): string {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const xml = toXml([...before, withoutForbidden(root)], { closeEmptyElements: true })
  // The library leaves the end of a CDATA section in texts, where it is not well-formed.
  return `${declaration}${xml.replaceAll(']]>', ']]&gt;')}\n`
}

/** The nodes are of one document and not used again: they are changed in place. */
function withoutForbidden(element: Element): Element {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (value) element.attributes[name] = removeForbidden(value)
  }
  for (const child of element.children) {
    if (child.type === 'element') withoutForbidden(child)
    else if (child.type === 'text') child.value = removeForbidden(child.value)
  }
  return element
}

/** An element with a text; nothing without one. */
export const optional = (name: string, text: string | null | undefined): Child =>
  text ? x(name, text) : undefined
