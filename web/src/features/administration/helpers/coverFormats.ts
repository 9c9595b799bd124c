/** The formats that the hint, the warning and the refusal name (specification, section 2). */
export const coverFormats = 'JPG, PNG, GIF'

/** All that the server takes as a cover, by type and by the ends of their names. */
export const coverTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
export const coverName = /\.(?:jpe?g|png|gif|webp|avif)$/i
