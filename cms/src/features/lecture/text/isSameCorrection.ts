import { isDeepStrictEqual } from 'node:util'

import { toPlainText } from './toPlainText'

/** Whether two typed corrections are equal. One without words is none: earlier releases stored an empty paragraph. */
export const isSameCorrection = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(toCorrection(one), toCorrection(other))

const toCorrection = (value: unknown): unknown =>
  toPlainText(value as object | null | undefined) === '' ? null : value
