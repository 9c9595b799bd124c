/** Name of the CSS highlight of the sentence that is spoken. */
export const highlightName = 'lecture-a-voix-haute'
