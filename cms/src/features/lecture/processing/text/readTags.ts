import { normalizeSpaces } from '@regards/pdf-engine/normalizeSpaces'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import { pdfium, readUtf16 } from '@regards/pdf-engine/pdfium'

/** An element of a tagged PDF's structure; its children are elements and numbers of marked contents. */
export interface TagNode {
  role: string
  alternative: string
  children: (TagNode | number)[]
}

const MAX_DEPTH = 60
const MAX_NODES = 20_000

/** Reads the structure of a page of a tagged PDF; undefined when it has none. */
export function readTags(page: PdfPage): TagNode | undefined {
  const tree = pdfium.FPDF_StructTree_GetForPage(page.address)
  if (tree === 0) return undefined
  try {
    const count = { nodes: 0 }
    const children: TagNode[] = []
    for (let index = 0; index < pdfium.FPDF_StructTree_CountChildren(tree); index += 1) {
      const child = pdfium.FPDF_StructTree_GetChildAtIndex(tree, index)
      if (child !== 0) children.push(readNode(child, 0, count))
    }
    return children.length > 0 ? { role: 'Root', alternative: '', children } : undefined
  } finally {
    pdfium.FPDF_StructTree_Close(tree)
  }
}

function readNode(element: number, depth: number, count: { nodes: number }): TagNode {
  count.nodes += 1
  const role = readUtf16((buffer, bytes) =>
    pdfium.FPDF_StructElement_GetType(element, buffer, bytes),
  )
  const alternative = readUtf16((buffer, bytes) =>
    pdfium.FPDF_StructElement_GetAltText(element, buffer, bytes),
  )
  const node: TagNode = { role, alternative: normalizeSpaces(alternative), children: [] }
  if (depth > MAX_DEPTH) return node
  for (let index = 0; index < pdfium.FPDF_StructElement_CountChildren(element); index += 1) {
    if (count.nodes > MAX_NODES) break
    const content = pdfium.FPDF_StructElement_GetChildMarkedContentID(element, index)
    const child = pdfium.FPDF_StructElement_GetChildAtIndex(element, index)
    if (child !== 0) node.children.push(readNode(child, depth + 1, count))
    else if (content >= 0) node.children.push(content)
  }
  return node
}

/** Returns the marked contents of a node and of all inside it, in order. */
export const contentsOf = ({ children }: TagNode): number[] =>
  children.flatMap((child) => (typeof child === 'number' ? child : contentsOf(child)))
