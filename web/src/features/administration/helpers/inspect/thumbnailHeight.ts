/** How tall the picture of a chosen file is drawn, in pixels: sharp at 9 rem on dense screens. */
export const thumbnailHeight = 360
