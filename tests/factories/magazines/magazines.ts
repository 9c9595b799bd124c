import path from 'node:path'
import { chromium } from './content/chromium'
import { latex } from './content/latex'
import { libreoffice } from './content/libreoffice'
import { scribus } from './content/scribus'
import { typst } from './content/typst'

/** Magazines of eight articles, each by another program; the last two without tags and outline. */
export const magazines = Object.entries({ libreoffice, typst, chromium, latex, scribus }).map(
  ([name, magazine]) => ({
    name,
    file: path.join(import.meta.dirname, 'pdf', `${name}.pdf`),
    ...magazine,
  }),
)
