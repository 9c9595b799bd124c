/** Colours of one issue. `titre` and `encre` are legible on `papier`, the threads on `fond`. */
export interface Palette {
  papier: string
  encre: string
  titre: string
  fond: string
  fil: string
  vif: string
  chaud: string
  frais: string
}

const PAPIER = '#f7efdd'
const ENCRE = '#2a1c17'

const palette = (colors: Omit<Palette, 'papier' | 'encre'>): Palette => ({
  papier: PAPIER,
  encre: ENCRE,
  ...colors,
})

export const palettes = {
  garance: palette({
    titre: '#8c1c2c',
    fond: '#8c1c2c',
    fil: '#f8ebd0',
    vif: '#e5ab3c',
    chaud: '#e98f72',
    frais: '#1f2b5b',
  }),
  indigo: palette({
    titre: '#1f2b5b',
    fond: '#1f2b5b',
    fil: '#f8ebd0',
    vif: '#e9a92f',
    chaud: '#d2552f',
    frais: '#86a5d0',
  }),
  foret: palette({
    titre: '#1c4a37',
    fond: '#1c4a37',
    fil: '#f8ebd0',
    vif: '#e5ab3c',
    chaud: '#cf4a35',
    frais: '#8fb0d9',
  }),
  ocre: palette({
    titre: '#8c1c2c',
    fond: '#d3952c',
    fil: '#fff5dd',
    vif: '#8c1c2c',
    chaud: '#c2502b',
    frais: '#1f2b5b',
  }),
  nuit: palette({
    titre: '#141f42',
    fond: '#141f42',
    fil: '#f5e6c3',
    vif: '#e6b24a',
    chaud: '#bb3a3d',
    frais: '#6f8fc4',
  }),
  velours: palette({
    titre: '#a32a1c',
    fond: '#1d1613',
    fil: '#f6cf57',
    vif: '#e8871e',
    chaud: '#cb3326',
    frais: '#f8ebd0',
  }),
  lin: palette({
    titre: '#8c1c2c',
    fond: '#ecdcb9',
    fil: '#8c1c2c',
    vif: '#c9382f',
    chaud: '#c98a1e',
    frais: '#1c4a37',
  }),
  faience: palette({
    titre: '#1f2b5b',
    fond: '#eee3c8',
    fil: '#1f2b5b',
    vif: '#a8202f',
    chaud: '#d3952c',
    frais: '#4c6fa8',
  }),
  noyer: palette({
    titre: '#5b2d17',
    fond: '#5b2d17',
    fil: '#f3dfb5',
    vif: '#d9a04a',
    chaud: '#a65a2a',
    frais: '#8c1c2c',
  }),
  osier: palette({
    titre: '#1c4a37',
    fond: '#c99a4b',
    fil: '#fbeecb',
    vif: '#6f3a1b',
    chaud: '#a06a2c',
    frais: '#1c4a37',
  }),
  prune: palette({
    titre: '#5a1c3a',
    fond: '#4b1a33',
    fil: '#f9eeda',
    vif: '#e5ab3c',
    chaud: '#c65a4a',
    frais: '#b88aa4',
  }),
  ete: palette({
    titre: '#1f2b5b',
    fond: '#bdd0d6',
    fil: '#fff7e2',
    vif: '#a8202f',
    chaud: '#d9922a',
    frais: '#1f2b5b',
  }),
} satisfies Record<string, Palette>

export type PaletteNom = keyof typeof palettes
