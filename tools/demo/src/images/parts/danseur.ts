import { type Drawing, fill, mirrored, place, stroke } from '../../drawing/drawing'
import { circle, openLine, type Point } from '../../drawing/outlines'
import { teintes } from '../teintes'
import { jambe } from './membres'
import { type Coiffe, tete } from './tetes'

export interface Habit {
  veste: string
  gilet: string
  culotte: string
  ceinture: string
  coiffe: Coiffe
}

const { creme, or, chataine, encre, garance } = teintes

/**
 * A dancing man, without arms: his shoulders are at (±21, -140), the ground at 0. `pas` is the
 * lifted leg: -1 his right (on the left), 1 the other, 0 none.
 */
export function danseur(habit: Habit, pas: -1 | 0 | 1 = 0): Drawing[] {
  const { veste, gilet, ceinture, coiffe } = habit
  return [
    ...leg(habit, -1, pas === -1),
    ...leg(habit, 1, pas === 1),
    fill('M-22 -143C-19 -122 -18 -108 -17 -92L17 -92C18 -108 19 -122 22 -143Z', creme),
    ...mirrored([
      fill('M24 -141C20 -122 21 -106 21 -94L9 -94C12 -112 8 -130 6 -146Z', veste),
      stroke('M7.4 -142C9.6 -128 12 -112 10 -95', or, 1.6),
    ]),
    fill('M-7 -140L7 -140C9 -126 10 -112 9 -98L-9 -98C-10 -112 -9 -126 -7 -140Z', gilet),
    ...[-132, -124, -116, -108].map((y) => fill(circle(0, y, 1.7), or)),
    fill('M-18 -101C-8 -97 8 -97 18 -101L18 -90C8 -86 -8 -86 -18 -90Z', ceinture),
    fill('M-17 -96L-25 -74L-21 -76L-19 -70L-15 -75L-12 -73L-10 -94Z', ceinture),
    place(0, -147, tete(coiffe, chataine)),
    fill('M0 -145L-9 -149L-8 -139Z', garance),
    fill('M0 -145L9 -149L8 -139Z', garance),
    fill(circle(0, -144.6, 2.4), encre),
  ]
}

function leg({ culotte }: Habit, side: -1 | 1, lifted: boolean): Drawing[] {
  const hip: Point = [side * 9, -90]
  const knee: Point = lifted ? [side * 29, -66] : [side * 11, -48]
  const ankle: Point = lifted ? [side * 22, -34] : [side * 12, -8]
  return [
    ...jambe(knee, ankle, side, creme, lifted ? side * 28 : 0),
    stroke(openLine([hip, knee]), culotte, 19),
    stroke(
      openLine([
        [knee[0] - 8, knee[1] + 6],
        [knee[0] + 8, knee[1] + 6],
      ]),
      or,
      3,
    ),
  ]
}
