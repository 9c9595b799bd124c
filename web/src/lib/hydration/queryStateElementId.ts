/** ID of the script element with the dehydrated query state. */
export const queryStateElementId = 'donnees'
