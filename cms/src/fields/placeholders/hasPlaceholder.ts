import type { Field } from 'payload'

const PLACEHOLDER = /à compléter/i

/** Whether a text contains « à compléter », the mark of facts that only the federation knows. */
export const hasPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)

/** Whether a field still has a made-up value to replace, as its `custom.isExpected` decides. */
export function hasExampleValue(field: Field, value: unknown): boolean {
  const { isExpected } = (field.custom ?? {}) as {
    isExpected?: boolean | ((value: unknown) => boolean)
  }
  return typeof isExpected === 'function' && isExpected(value)
}

/** Extracts the words of a plain or rich text value. */
export function extractText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(extractText).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { root, children, text } = value as Record<string, unknown>
  return [root, children, text].map(extractText).join(' ')
}
