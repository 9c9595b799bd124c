/** Light colours of the site (web/src/theme/palette.ts), for inline styles. */
export const emailColors = {
  paper: '#fbf4e6',
  surface: '#fffcf5',
  ink: '#2b1a15',
  muted: '#6a5348',
  accent: '#9d1c2c',
  onAccent: '#fffaf0',
  ochre: '#c98a25',
} as const

const darkColors = {
  paper: '#1a1211',
  surface: '#241a18',
  ink: '#f4e9d8',
  muted: '#c6b1a0',
  accent: '#c0303f',
  accentText: '#f39a94',
} as const

/** Font stacks of installed fonts; e-mail clients load no web fonts. */
export const emailFonts = {
  title: "Georgia,'Times New Roman',serif",
  text: "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif",
} as const

const darkRules = [
  ['paper', `background-color:${darkColors.paper}`],
  ['surface', `background-color:${darkColors.surface}`],
  ['ink', `color:${darkColors.ink}`],
  ['muted', `color:${darkColors.muted}`],
  ['link', `color:${darkColors.accentText}`],
  ['button', `background-color:${darkColors.accent}`],
] as const

/** Dark mode: prefers-color-scheme, and Outlook's `data-ogsc` attribute. */
export const darkModeCss = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules
  .map(([name, rule]) => `.${name}{${rule}!important}`)
  .join('')}}${darkRules.map(([name, rule]) => `[data-ogsc] .${name}{${rule}!important}`).join('')}`

/** Margins within a rich text; written once for all paragraphs. */
export const richTextCss = '.rich-text p{margin:0 0 20px}.rich-text li{margin:0 0 6px}'
