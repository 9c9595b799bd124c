import { blend } from '../../drawing/blend'
import { type Drawing, fill, place } from '../../drawing/drawing'
import { ellipse, type Point } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { danseur, type Habit } from './danseur'
import { danseuse, type Parure } from './danseuse'
import { bras } from './membres'

const { garance, vermillon, indigo, or, creme, foret, noyer, prune, ciel, ocre, sauge, tilleul } =
  teintes

type Dancer = { parure: Parure; elan: number; pas: -1 | 0 | 1 } | { habit: Habit; pas: -1 | 0 | 1 }

const DANCERS: readonly Dancer[] = [
  {
    habit: { veste: garance, gilet: or, culotte: indigo, ceinture: garance, coiffe: 'feutre' },
    pas: 0,
  },
  {
    parure: {
      jupe: prune,
      corsage: noyer,
      tablier: ocre,
      chale: vermillon,
      galon: creme,
      coiffe: 'paille',
    },
    elan: -9,
    pas: -1,
  },
  {
    habit: { veste: foret, gilet: or, culotte: noyer, ceinture: garance, coiffe: 'beret' },
    pas: 1,
  },
  {
    parure: {
      jupe: indigo,
      corsage: indigo,
      tablier: or,
      chale: vermillon,
      galon: creme,
      coiffe: 'ailes',
    },
    elan: 8,
    pas: 1,
  },
  {
    habit: {
      veste: indigo,
      gilet: vermillon,
      culotte: noyer,
      ceinture: vermillon,
      coiffe: 'feutre',
    },
    pas: -1,
  },
  {
    parure: {
      jupe: garance,
      corsage: indigo,
      tablier: creme,
      chale: indigo,
      galon: or,
      coiffe: 'haute',
    },
    elan: -8,
    pas: -1,
  },
  {
    habit: { veste: garance, gilet: ciel, culotte: indigo, ceinture: or, coiffe: 'feutre' },
    pas: 1,
  },
  {
    parure: {
      jupe: foret,
      corsage: garance,
      tablier: creme,
      chale: garance,
      galon: or,
      coiffe: 'bonnet',
    },
    elan: 9,
    pas: 1,
  },
  {
    habit: { veste: indigo, gilet: or, culotte: noyer, ceinture: garance, coiffe: 'beret' },
    pas: 0,
  },
]

const STEP = 268

/** Nine dancers hand in hand on the near side of a circle; (x, y) is the ground at its middle. */
export function ronde(x: number, y: number): Drawing[] {
  const spots = DANCERS.map((dancer, i) => {
    const rank = i - (DANCERS.length - 1) / 2
    return {
      dancer,
      x: x + rank * STEP,
      y: y - rank * rank * 9,
      scale: 2.52 - Math.abs(rank) * 0.07,
    }
  })
  const hands = spots.slice(1).map((right, i): Point => {
    const left = spots[i] ?? right
    const lift = i % 2 === 0 ? 330 : 272
    return [(left.x + right.x) / 2, (left.y + right.y) / 2 - lift]
  })
  const ends = [
    [x - STEP * 4.5, y - 400],
    [x + STEP * 4.5, y - 400],
  ] as const
  return spots.map((spot, i) => {
    const reach = (hand: Point): Point => [
      (hand[0] - spot.x) / spot.scale,
      (hand[1] - spot.y) / spot.scale,
    ]
    const arms = [
      arm(spot.dancer, -1, reach(hands[i - 1] ?? ends[0])),
      arm(spot.dancer, 1, reach(hands[i] ?? ends[1])),
    ].flat()
    const figure =
      'parure' in spot.dancer
        ? danseuse(spot.dancer.parure, spot.dancer.elan, spot.dancer.pas)
        : danseur(spot.dancer.habit, spot.dancer.pas)
    return place(spot.x, spot.y, [shadow, ...arms, ...figure], 0, spot.scale)
  })
}

const shadow = fill(ellipse(0, 2, 56, 8), blend(sauge, tilleul, 0.45))

function arm(dancer: Dancer, side: -1 | 1, hand: Point): Drawing[] {
  const elbow: Point = [side * 37, (hand[1] - 138) / 2 + 16]
  return 'parure' in dancer
    ? bras(
        [side * 20, -137],
        elbow,
        hand,
        creme,
        dancer.parure.galon === creme ? garance : dancer.parure.galon,
        true,
      )
    : bras([side * 20, -138], elbow, hand, creme, dancer.habit.veste)
}
