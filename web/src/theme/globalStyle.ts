import { media } from './media'
import { darkPalette, lightPalette, sepiaPalette } from './palette'
import { theme } from './theme'

function toCustomProperties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')
}

/** The theme's other values, as CSS Modules read them: `--space-m`. */
const themeProperties = Object.entries({
  font: theme.fonts,
  'font-size': theme.fontSizes,
  space: theme.space,
  radius: theme.radii,
  shadow: theme.shadows,
  width: theme.widths,
  z: theme.zIndexes,
})
  .flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `--${group}-${name}: ${value};`),
  )
  .join('\n')

const css = String.raw

/**
 * The styles of the document and of bare elements, in every page's style sheet (build/globalStyle.ts). In the HTML they
 * would be sent again with each page, and in the scripts once more.
 */
export const globalStyle = css`
  :root {
    color-scheme: light dark;
    ${toCustomProperties(lightPalette)}
    ${themeProperties}
    /* Text size that the reader chooses. */
    --text-scale: 1;
  }

  @media (prefers-color-scheme: dark) {
    :root {
      ${toCustomProperties(darkPalette)}
    }
  }

  /* The reader's choice (displaySettings.ts); paper keeps its own colours. */
  @media screen {
    :root[data-theme='light'] {
      color-scheme: light;
      ${toCustomProperties(lightPalette)}
    }

    :root[data-theme='sepia'] {
      color-scheme: light;
      ${toCustomProperties(sepiaPalette)}
    }

    :root[data-theme='dark'] {
      color-scheme: dark;
      ${toCustomProperties(darkPalette)}
    }
  }

  :root[data-text-size='small'] {
    --text-scale: 0.89;
  }

  :root[data-text-size='large'] {
    --text-scale: 1.16;
  }

  :root[data-text-size='huge'] {
    --text-scale: 1.37;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${theme.colors.paper};
    color: ${theme.colors.ink};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    line-height: 1.6;
    /* A long word never widens its column. */
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  ol,
  dl,
  dd,
  blockquote,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }

  /* An empty string, and not none: VoiceOver would no longer hear a list. */
  ul,
  ol {
    list-style-type: '';
  }

  [hidden] {
    display: none !important;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: ${theme.fonts.title};
    font-weight: 600;
    font-variant-numeric: lining-nums;
    line-height: 1.12;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${theme.fontSizes.h1};
  }

  h2 {
    font-size: ${theme.fontSizes.h2};
  }

  h3 {
    font-size: ${theme.fontSizes.h3};
  }

  p {
    text-wrap: pretty;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  button,
  input {
    font: inherit;
    color: inherit;
  }

  a {
    color: ${theme.colors.accentText};
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.2em;
  }

  address {
    font-style: normal;
  }

  /* Weaker than any class, wherever this stands among the rules of the site. */
  :where(:focus-visible) {
    outline: 3px solid ${theme.colors.indigoText};
    outline-offset: 3px;
    border-radius: ${theme.radii.small};
  }

  [tabindex='-1']:focus {
    outline: none;
  }

  /*
   * On paper there is nothing to press, and no shadow. No title is left alone at the foot of a page, and
   * no page break cuts a picture or the card that it belongs to.
   */
  @media print {
    nav,
    form,
    button,
    [data-ripple] {
      display: none !important;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
    }

    *,
    *::before,
    *::after {
      box-shadow: none !important;
    }

    article,
    figure,
    img,
    li {
      break-inside: avoid;
    }
  }

  /*
   * No transition at all rather than a short one: for an inherited property such as visibility,
   * each element would begin its transition after its parent's, and a dialog would appear some
   * frames too late for its focus.
   */
  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
