import { createBlock } from '../createBlock'
import { Link } from './Link'
import styles from './neighbours.module.css'

/** Navigation to the previous and the next item: two cards side by side where there is room. */
export const NeighbourNav = createBlock('nav', styles.nav)

/** A neighbour, with its arrow; a single card keeps its side, `data-side`: start or end. */
export const NeighbourLink = createBlock(Link, styles.link)

/** Label of the side: « Article précédent ». */
export const NeighbourLabel = createBlock('span', styles.label)
