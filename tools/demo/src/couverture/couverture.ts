import { blend } from '../drawing/blend'
import { clipTo, type Drawing, fill, place, stroke } from '../drawing/drawing'
import { balanceLines, sizeToFit } from '../drawing/lettering'
import { rect, scallops, circle } from '../drawing/outlines'
import { lisiere } from '../motifs/galon'
import { motifs } from '../motifs/motifs'
import type { NumeroDemo } from '../NumeroDemo'
import { type Palette, palettes } from '../palettes'
import { saison } from '../saison'
import { cadres } from './cadres'

/** A4 at 150 dots an inch. */
export const COVER = { width: 1240, height: 1754 }

const MARGIN = 90
const INNER = COVER.width - MARGIN * 2

/** Draws the front page of an issue, in units of COVER. */
export function couverture(numero: NumeroDemo): Drawing[] {
  const palette = palettes[numero.palette]
  const cadre = cadres[numero.miseEnPage]
  const { x, y, width, height } = cadre
  const ground = cadre.dark ? palette.fond : palette.papier
  const ink = cadre.dark ? palette.fil : palette.titre
  const panel = cadre.outline
  return [
    fill(rect(0, 0, COVER.width, COVER.height), ground),
    ...masthead(numero, ink, palette, cadre.dark),
    fill(panel, palette.fond),
    clipTo(panel, [place(x, y, motifs[numero.motif](palette, width, height))]),
    ...cadre.frame(palette),
    ...caption(numero, ink, cadre.dark ? palette.fil : palette.encre),
    ...stamp(numero, palette, cadre.dark),
  ]
}

function masthead(numero: NumeroDemo, ink: string, palette: Palette, dark: boolean): Drawing[] {
  const size = sizeToFit('REGARDS', 'enseigne', INNER)
  const label = { size: 27, font: 'titre' as const, fill: ink, tracking: 2.2, y: 96 }
  return [
    { kind: 'lettering', text: 'Arts et traditions populaires', x: MARGIN, ...label },
    {
      kind: 'lettering',
      text: saison(numero.dateParution),
      x: COVER.width - MARGIN,
      align: 'right',
      ...label,
    },
    stroke(`M${MARGIN} 122L${COVER.width - MARGIN} 122`, ink, 2),
    { kind: 'lettering', text: 'REGARDS', x: MARGIN, y: 306, size, font: 'enseigne', fill: ink },
    place(MARGIN, 334, lisiere(edging(palette, dark), INNER, 27)),
  ]
}

/** Colours of the woven band under the masthead, chosen to contrast with the page. */
const edging = (palette: Palette, dark: boolean): Palette =>
  dark
    ? { ...palette, fond: blend(palette.fond, '#000000', 0.35) }
    : {
        ...palette,
        fond: palette.titre,
        fil: palette.papier,
        vif: '#e5ab3c',
        chaud: palette.papier,
      }

function caption(numero: NumeroDemo, ink: string, small: string): Drawing[] {
  const size = 82
  const lines = balanceLines(numero.titre, 'titre', size, INNER - 210)
  const first = lines.length === 1 ? 1590 : 1538
  return [
    ...lines.map((text, i): Drawing => ({
      kind: 'lettering',
      text,
      x: MARGIN,
      y: first + i * 88,
      size,
      font: 'titre',
      fill: ink,
    })),
    {
      kind: 'lettering',
      text: 'La revue trimestrielle · Numéro de démonstration',
      x: MARGIN,
      y: 1690,
      size: 27,
      font: 'italique',
      fill: small,
      tracking: 0.6,
    },
  ]
}

/** Draws the issue number on a scalloped seal at the foot of the picture. */
function stamp(numero: NumeroDemo, palette: Palette, dark: boolean): Drawing[] {
  const number = String(numero.numero)
  const [seal, ink] = dark ? [palette.vif, palette.fond] : [palette.titre, palette.papier]
  return [
    place(COVER.width - MARGIN - 104, 1512, [
      fill(scallops(20, 106, 13), dark ? palette.fond : palette.papier),
      fill(scallops(20, 94, 12), seal),
      stroke(circle(0, 0, 86), ink, 2.4),
      {
        kind: 'lettering',
        text: 'numéro',
        x: 0,
        y: -40,
        size: 27,
        font: 'italique',
        fill: ink,
        align: 'center',
      },
      {
        kind: 'lettering',
        text: number,
        x: 0,
        y: 42,
        size: 96,
        font: 'enseigne',
        fill: ink,
        align: 'center',
      },
    ]),
  ]
}
