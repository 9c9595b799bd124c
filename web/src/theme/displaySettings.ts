import { darkPalette, lightPalette, sepiaPalette } from './palette'

/**
 * The reader's display settings; stored on this device, and in a data attribute of the document
 * element, whose styles are in theme.css. Without a choice, the device's settings apply.
 */
const displaySettings = {
  theme: ['light', 'sepia', 'dark'],
  textSize: ['small', 'large', 'huge'],
} as const

export type DisplaySettings = typeof displaySettings

export type DisplaySettingName = keyof DisplaySettings

export const getDisplayStorageKey = (name: DisplaySettingName): string => `regards:${name}`

/** Colour of the browser's own bar. */
export const barColors: Record<DisplaySettings['theme'][number], string> = {
  light: lightPalette.paper,
  sepia: sepiaPalette.paper,
  dark: darkPalette.paper,
}

/**
 * Script for the head of each page: applies the stored choices before the first paint, and when another tab
 * changes them, as `setDisplaySetting` does. A browser that stores nothing throws: the display stays the device's.
 */
export const applyDisplayScript = `try{const d=document.documentElement.dataset,c=${JSON.stringify(barColors)},a=()=>{for(const n of ${JSON.stringify(Object.keys(displaySettings))}){const v=localStorage.getItem('regards:'+n);if(v)d[n]=v;else delete d[n]}for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=c[d.theme]||c[/dark/.test(m.media)?'dark':'light']};a();addEventListener('storage',a)}catch{}`
