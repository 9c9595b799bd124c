import { describe, expect, it } from 'vitest'
import { palettes } from '../../../../tools/demo/src/palettes'

/** Contrast of two '#rrggbb' colours, from 1 to 21 (WCAG 2). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('palettes', () => {
  it.each(Object.entries(palettes))(
    '%s is readable on paper (AA)',
    (_, { papier, titre, encre }) => {
      expect(contrast(titre, papier)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(encre, papier)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['nuit', 'prune', 'noyer'] as const)('%s is readable as a dark cover (AA)', (name) => {
    expect(contrast(palettes[name].fil, palettes[name].fond)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palettes[name].vif, palettes[name].fond)).toBeGreaterThanOrEqual(4.5)
  })
})
