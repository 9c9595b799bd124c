import { describe, expect, test } from 'vitest'
import { darkPalette, lightPalette, sepiaPalette } from '@web/theme/palette'

const backgrounds = ['paper', 'surface', 'sunken'] as const
const texts = ['ink', 'muted', 'accentText', 'indigoText'] as const

/** WCAG’s relative luminance of `#rrggbb` or `#rgb`. */
function toLuminance(color: string): number {
  const hex = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3')
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ['light', lightPalette],
  ['sepia', sepiaPalette],
  ['dark', darkPalette],
])('in the %s palette', (_name, palette) => {
  test.each(texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)))(
    '%s is read on %s',
    (text, background) =>
      expect(getContrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5),
  )

  test.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentStrong'],
    ['onIndigo', 'indigo'],
    ['success', 'successSurface'],
    ['accentText', 'dangerSurface'],
  ] as const)('%s is read on %s', (text, background) =>
    expect(getContrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5),
  )

  test.each(backgrounds)('the frame of a field is seen on %s', (background) =>
    expect(getContrast(palette.field, palette[background])).toBeGreaterThanOrEqual(3),
  )
})
