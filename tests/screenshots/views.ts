/** The viewport widths that the site is designed for. */
export const widths = [360, 768, 1280, 1920]

export const themes = ['light', 'dark'] as const
