/** The element of a page that carries what the server read for it. */
export const queryStateElementId = 'donnees'
