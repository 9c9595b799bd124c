import { buffer } from 'node:stream/consumers'
import type { Element, Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import yauzl from 'yauzl'

/** Reads the files of a ZIP archive, in their order. */
export async function readZip(
  archive: Buffer,
): Promise<{ name: string; method: number; bytes: Buffer }[]> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    )
  })
  const files: { name: string; method: number; bytes: Buffer }[] = []
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(files))
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((bytes) => {
          files.push({ name: entry.fileName, method: entry.compressionMethod, bytes })
          zip.readEntry()
        }, reject)
      })
    })
    zip.readEntry()
  })
}

/** Parses an XML document. @throws when it is not well-formed */
export const parseXml = (text: string | Buffer): Root => fromXml(text.toString())

/** Finds the elements of a name, in document order. */
export const findAll = (node: Root | Element, name: string): Element[] =>
  node.children.flatMap((child) =>
    child.type === 'element'
      ? [...(child.name === name ? [child] : []), ...findAll(child, name)]
      : [],
  )

/** The text of a node. */
export const textOf = (node: Root | Element): string =>
  node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('')
