import type { Field, SanitizedConfig } from 'payload'

import { mapNodes } from '../../lib/richText'
import { whenSent } from '../whenSent'

/** Breaks of a line or a page by which programs for slides and layouts separate words. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g

const LINE_BREAKS = /[\t\n\r]+/g

/** Control characters (C0 except tab and line breaks, C1), and noncharacters. */
// oxlint-disable-next-line no-control-regex -- these are what is to be taken out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/**
 * Removes control characters, which come from slides and PDFs.
 * @param isOneLine without line breaks
 */
export function cleanText(text: string, isOneLine: boolean): string {
  const clean = text.replace(BREAKS, ' ').replace(CONTROL_CHARACTERS, '')
  return isOneLine ? clean.replace(LINE_BREAKS, ' ') : clean.replaceAll(/\r\n?/g, '\n')
}

/** beforeValidate hook of all text fields; the first one, before typesetting. */
const cleanField = whenSent(({ field, value }) => clean(value, field.type === 'text'))

function clean(value: unknown, isOneLine: boolean): unknown {
  if (typeof value === 'string') return cleanText(value, isOneLine)
  if (Array.isArray(value)) return value.map((part: unknown) => clean(part, isOneLine))
  return mapNodes(value, (node) =>
    typeof node.text === 'string' ? { ...node, text: cleanText(node.text, false) } : node,
  )
}

/** Cleans the texts of all collections and globals when they are saved. */
export function cleanTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(cleanIn)
  return config
}

function cleanIn(field: Field): void {
  if ('fields' in field) field.fields.forEach(cleanIn)
  if (field.type === 'tabs') field.tabs.forEach((tab) => tab.fields.forEach(cleanIn))
  if (field.type === 'blocks') field.blocks.forEach((block) => block.fields.forEach(cleanIn))
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return
  const hooks = (field.hooks ??= {})
  // Some fields are in several collections.
  if (!hooks.beforeValidate?.includes(cleanField)) {
    hooks.beforeValidate = [cleanField, ...(hooks.beforeValidate ?? [])]
  }
}
