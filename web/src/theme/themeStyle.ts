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

/** The theme as custom properties, in every page's style sheet (build/globalStyle.ts). */
export const themeStyle = css`
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
`
