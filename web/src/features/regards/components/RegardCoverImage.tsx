import styled from 'styled-components'
import type { RegardCover } from '../helpers/toRegardCover'

type RegardCoverImageProps = {
  cover: RegardCover | undefined
  /** As in `<img sizes>`: how wide the cover is drawn. */
  sizes: string
  /** Whether the cover is seen without scrolling. */
  isPriority?: boolean
}

const pageRatio = 210 / 297
const tolerance = 0.15

/** A cover in a frame of the magazine's own format, over its blurred placeholder. */
export function RegardCoverImage({ cover, sizes, isPriority = false }: RegardCoverImageProps) {
  if (!cover) return <Frame />
  const { placeholder, width, height, ...image } = cover
  return (
    <Frame style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}>
      <Image
        {...image}
        width={width}
        height={height}
        sizes={sizes}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        $isPageShaped={isPageShaped(width, height)}
      />
    </Frame>
  )
}

/** A cover of almost the right format loses a sliver at its edges; any other is shown whole. */
function isPageShaped(width: number | undefined, height: number | undefined): boolean {
  if (!width || !height) return true
  return Math.abs(width / height / pageRatio - 1) < tolerance
}

const Frame = styled.div`
  aspect-ratio: 210 / 297;
  overflow: hidden;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.sunken} center / cover;
`

const Image = styled.img<{ $isPageShaped: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ $isPageShaped }) => ($isPageShaped ? 'cover' : 'contain')};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
