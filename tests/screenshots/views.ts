/** The widths of screens that the site is made for. */
export const widths = [360, 768, 1280, 1920]

export const themes = ['light', 'dark'] as const
