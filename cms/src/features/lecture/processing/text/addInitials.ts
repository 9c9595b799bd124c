import { INITIAL_SIZE, type Line } from '@regards/pdf-engine/groupLines'

/** An initial letter, with a sign before or behind it. */
export const INITIAL = /^[«“"(]?\s?\p{Lu}['’]?$/u

/**
 * Puts initial letters that stand over several lines before the line beside their top.
 * @param lines in the order of the content
 */
export function addInitials(lines: Line[]): Line[] {
  const added = new Set<Line>()
  for (const initial of lines) {
    if (!INITIAL.test(initial.text)) continue
    const beside = lines
      .filter((line) => isBeside(initial, line))
      .sort((one, other) => one.baseline - other.baseline)[0]
    if (!beside || added.has(beside)) continue
    beside.words.unshift(...initial.words.map((word) => ({ ...word, isInitial: true })))
    beside.text = `${initial.text} ${beside.text}`
    added.add(initial)
  }
  return lines.filter((line) => !added.has(line))
}

function isBeside(initial: Line, line: Line): boolean {
  if (line === initial || line.angle !== initial.angle) return false
  if (initial.size < INITIAL_SIZE * line.size) return false
  const distance = line.box[0] - initial.box[2]
  const middle = (line.box[1] + line.box[3]) / 2
  return (
    distance > -0.3 * initial.size &&
    distance < 2 * line.size &&
    middle > initial.box[1] &&
    middle < initial.box[3]
  )
}
