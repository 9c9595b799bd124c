/**
 * The colours of the schemes. Text colours have a contrast of at least 4.5 with `paper`, `surface`
 * and `sunken`; `onAccent` with `accent` and `accentStrong`, `onIndigo` with `indigo` too; `field`
 * has 3. `ochre` is for ornaments only, `logoPaper` is behind pictures that are made for white paper.
 */
export const lightPalette = {
  paper: '#fbf4e6',
  surface: '#fffcf5',
  sunken: '#f3e7d0',
  ink: '#2b1a15',
  muted: '#6a5348',
  line: '#e2d2b6',
  field: '#8d7566',
  accent: '#9d1c2c',
  accentStrong: '#7b101f',
  accentText: '#9d1c2c',
  onAccent: '#fffaf0',
  indigo: '#2a3570',
  indigoText: '#2a3570',
  onIndigo: '#f6efe0',
  ochre: '#c98a25',
  success: '#2f6238',
  successSurface: '#e6efdc',
  dangerSurface: '#f9e1dc',
  shadow: '67 36 20',
  logoPaper: '#fff',
} as const

type Palette = Record<keyof typeof lightPalette, string>

export const darkPalette: Palette = {
  paper: '#1a1211',
  surface: '#241a18',
  sunken: '#120c0b',
  ink: '#f4e9d8',
  muted: '#c6b1a0',
  line: '#41322d',
  field: '#93796c',
  accent: '#c0303f',
  accentStrong: '#cf3c4b',
  accentText: '#f39a94',
  onAccent: '#fffaf0',
  indigo: '#38458a',
  indigoText: '#b3bdf5',
  onIndigo: '#f6efe0',
  ochre: '#d99e3f',
  success: '#a5d3a0',
  successSurface: '#1f2d20',
  dangerSurface: '#3b1b1c',
  shadow: '0 0 0',
  logoPaper: '#d8cdbd',
}

/** Old paper, for long texts: lighter contrasts than `lightPalette`. */
export const sepiaPalette: Palette = {
  paper: '#f0e0c3',
  surface: '#f6e9d1',
  sunken: '#e6d2ae',
  ink: '#3b2617',
  muted: '#644a38',
  line: '#d3ba90',
  field: '#7d624c',
  accent: '#8f1a29',
  accentStrong: '#72101d',
  accentText: '#8f1a29',
  onAccent: '#fffaf0',
  indigo: '#2a3570',
  indigoText: '#2a3570',
  onIndigo: '#f6efe0',
  ochre: '#b0741a',
  success: '#2b5631',
  successSurface: '#dde2c4',
  dangerSurface: '#f0d2c2',
  shadow: '67 36 20',
  logoPaper: '#fbf3e2',
}

/**
 * Returns the colours as custom properties: of the device's scheme, or as the reader chose; paper
 * keeps its own.
 * @param names the colours to write, all by default
 */
export function toPaletteStyle(names = Object.keys(lightPalette) as (keyof Palette)[]): string {
  const write = (palette: Palette) => names.map((name) => `--${name}:${palette[name]}`).join(';')
  return `
:root{${write(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${write(darkPalette)}}}
@media screen{
:root[data-theme=light]{color-scheme:light;${write(lightPalette)}}
:root[data-theme=sepia]{color-scheme:light;${write(sepiaPalette)}}
:root[data-theme=dark]{color-scheme:dark;${write(darkPalette)}}
}`
}
