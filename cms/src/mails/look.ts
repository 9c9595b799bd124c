/** The site's colours by day (web/src/theme/palette.ts), for where no style sheet is read. */
export const colors = {
  paper: '#fbf4e6',
  surface: '#fffcf5',
  ink: '#2b1a15',
  muted: '#6a5348',
  accent: '#9d1c2c',
  onAccent: '#fffaf0',
  ochre: '#c98a25',
} as const

const dark = {
  paper: '#1a1211',
  surface: '#241a18',
  ink: '#f4e9d8',
  muted: '#c6b1a0',
  accent: '#c0303f',
  accentText: '#f39a94',
} as const

/** What mailboxes have; they load no font. */
export const fonts = {
  title: "Georgia,'Times New Roman',serif",
  text: "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif",
} as const

const rules = [
  ['paper', `background-color:${dark.paper}`],
  ['surface', `background-color:${dark.surface}`],
  ['ink', `color:${dark.ink}`],
  ['muted', `color:${dark.muted}`],
  ['link', `color:${dark.accentText}`],
  ['button', `background-color:${dark.accent}`],
] as const

/** By night: for mailboxes that follow the system, and for Outlook's own way of saying it. */
export const darkStyle = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules
  .map(([name, rule]) => `.${name}{${rule}!important}`)
  .join('')}}${rules.map(([name, rule]) => `[data-ogsc] .${name}{${rule}!important}`).join('')}`
