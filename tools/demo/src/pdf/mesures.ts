/** A4 in points, and the layout that all inside pages share. */
export const PAGE = { width: 595.28, height: 841.89 }

export const MARGIN = 54
export const TEXT_WIDTH = PAGE.width - MARGIN * 2
export const COLUMN_GAP = 22
export const COLUMN_WIDTH = (TEXT_WIDTH - COLUMN_GAP) / 2

/** Vertical limits of the text, between running header and footer. */
export const TOP = 66
export const BOTTOM = 778

/** Points per unit of a cover (1240 units across the page). */
export const UNIT = PAGE.width / 1240

export const PAPIER = '#fdf9ef'
