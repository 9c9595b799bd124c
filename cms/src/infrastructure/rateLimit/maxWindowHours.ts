/** Longest time, in hours, for which a client address is counted; the privacy policy states it. */
export const MAX_WINDOW_HOURS = 24
