import { lightPalette } from './palette'

type ColorName = keyof typeof lightPalette

/** Colours are custom properties, so that the scheme changes without a render. */
const colors = Object.fromEntries(
  Object.keys(lightPalette).map((name) => [name, `var(--${name})`]),
) as Record<ColorName, string>

export const theme = {
  colors,
  fonts: {
    title: "'Fraunces', Georgia, serif",
    text: "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif",
  },
  fontSizes: {
    small: '0.9375rem',
    body: '1.125rem',
    lead: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
    // With large letters, a word of ten letters has room on a telephone.
    h3: 'min(1.375rem, 10vw)',
    h2: 'min(clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem), 10.5vw)',
    h1: 'min(clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem), 12vw)',
    display: 'min(clamp(2.375rem, 1.5rem + 4vw, 4.75rem), 13.5vw)',
  },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
    section: 'clamp(3rem, 2rem + 4vw, 6rem)',
    /** Beside the page's column; a part of the viewport where large letters leave little room. */
    edge: 'clamp(min(1rem, 5vw), 4vw, 2rem)',
  },
  radii: { small: '0.25rem', medium: '0.625rem', pill: '999px' },
  shadows: {
    low: '0 1px 2px rgb(var(--shadow) / 0.1), 0 2px 8px rgb(var(--shadow) / 0.08)',
    high: '0 2px 4px rgb(var(--shadow) / 0.12), 0 18px 40px -12px rgb(var(--shadow) / 0.32)',
  },
  widths: { page: '80rem', prose: '42rem' },
  zIndexes: { header: 10, menu: 20, banner: 30 },
} as const
