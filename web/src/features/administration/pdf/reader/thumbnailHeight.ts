/** Height of the preview of a selected file, in pixels: sharp at 9 rem on high-density screens. */
export const thumbnailHeight = 360
