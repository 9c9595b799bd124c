import type { Drawing } from './drawing'
import { letteringOutline } from './lettering'
import { short } from './outlines'

/** Renders drawings as an SVG document; text becomes outlines, so no font is needed. */
export function toSvg(drawings: Drawing[], width: number, height: number): string {
  const clips: string[] = []
  const body = drawings.map((drawing) => element(drawing, clips)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><defs>${clips.join('')}</defs>${body}</svg>`
  )
}

function element(drawing: Drawing, clips: string[]): string {
  switch (drawing.kind) {
    case 'shape': {
      const { d, fill = 'none', stroke, strokeWidth = 1 } = drawing
      const line = stroke
        ? ` stroke="${stroke}" stroke-width="${short(strokeWidth)}" ` +
          'stroke-linecap="round" stroke-linejoin="round"'
        : ''
      return `<path d="${d}" fill="${fill}"${line}/>`
    }
    case 'lettering':
      return `<path d="${letteringOutline(drawing)}" fill="${drawing.fill}"/>`
    case 'group': {
      const matrix = drawing.matrix.map((value) => Math.round(value * 1e5) / 1e5).join(' ')
      const children = drawing.children.map((child) => element(child, clips)).join('')
      return `<g transform="matrix(${matrix})"${clipAttribute(drawing.clip, clips)}>${children}</g>`
    }
  }
}

function clipAttribute(clip: string | undefined, clips: string[]): string {
  if (clip === undefined) return ''
  const id = `c${clips.length}`
  clips.push(`<clipPath id="${id}"><path d="${clip}"/></clipPath>`)
  return ` clip-path="url(#${id})"`
}
