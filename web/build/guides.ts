import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { listGuideImages, renderGuide, type GuideImage } from './renderGuide'

/**
 * Vite plugin: importing a guide of docs/ gives its HTML and contents, so that browsers need no
 * Markdown library. Its images become assets of the build.
 */
export function guides(): Plugin {
  return {
    name: 'regards:guides',
    enforce: 'pre',
    transform: {
      filter: { id: /\/docs\/(?:guide-\w+|publier)\.md$/ },
      async handler(markdown, id) {
        const sources = [...new Set(listGuideImages(markdown))]
        const images = new Map<string, GuideImage>()
        for (const [index, source] of sources.entries()) {
          const { width, height } = await sharp(join(dirname(id), source)).metadata()
          images.set(source, { url: `{image${index}}`, width, height })
        }
        const guide = renderGuide(markdown, (source) => {
          const image = images.get(source)
          if (!image) throw new Error(`${source} is not listed`)
          return image
        })
        const imports = sources.map(
          (source, index) => `import image${index} from ${JSON.stringify(`./${source}`)}\n`,
        )
        const html = JSON.stringify(guide.html).replace(/\{(image\d+)\}/g, '" + $1 + "')
        const { title, contents } = guide
        return {
          code: `${imports.join('')}export default { ...${JSON.stringify({ title, contents })}, html: ${html} }`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}
