import { copyFileSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { programs } from '../textPdfs/programs'
import { drawChromium } from './layouts/chromium'
import { drawLatex } from './layouts/latex'
import { drawLibreoffice } from './layouts/libreoffice'
import { drawScribus } from './layouts/scribus'
import { drawTypst } from './layouts/typst'

const IMAGES = path.join(import.meta.dirname, 'images')
const OUT = path.join(import.meta.dirname, 'pdf')

/** Sources by the name of the magazine’s PDF: extension, text. */
const sources = {
  libreoffice: ['fodt', drawLibreoffice],
  typst: ['typ', drawTypst],
  latex: ['tex', drawLatex],
  chromium: ['html', drawChromium],
} as const

/**
 * Makes the magazines’ PDFs with their programs.
 * @param dir for sources and files on the way
 */
export async function makeMagazines(
  dir: string,
  isChosen: (name: string) => boolean,
): Promise<void> {
  const sourceDir = path.join(dir, 'magazines')
  mkdirSync(sourceDir, { recursive: true })
  for (const image of readdirSync(IMAGES)) {
    copyFileSync(path.join(IMAGES, image), path.join(sourceDir, image))
  }
  for (const [name, [extension, draw]] of Object.entries(sources)) {
    if (!isChosen(`magazine-${name}`)) continue
    const source = path.join(sourceDir, `${name}.${extension}`)
    writeFileSync(source, draw())
    await programs[extension]?.(source, path.join(OUT, `${name}.pdf`), true, sourceDir)
    process.stdout.write(`magazine-${name}\n`)
  }
  if (!isChosen('magazine-scribus')) return
  const frames = path.join(sourceDir, 'scribus.json')
  writeFileSync(frames, JSON.stringify(drawScribus()))
  const target = path.join(sourceDir, 'scribus.pdf')
  await programs['py']?.(
    path.join(import.meta.dirname, 'layouts', 'scribus.py'),
    target,
    false,
    sourceDir,
  )
  renameSync(target, path.join(OUT, 'scribus.pdf'))
  process.stdout.write('magazine-scribus\n')
}
