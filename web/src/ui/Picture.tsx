import styled from 'styled-components'
import type { PictureSource } from '../lib/pictures/toPicture'
import { useIsHydrated } from '../lib/useIsHydrated'

type PictureProps = {
  /** Undefined leaves its place empty. */
  picture: PictureSource | undefined
  /** Width over height of the frame. */
  ratio: number
  /** As in `<img sizes>`: how wide the picture is drawn. */
  sizes: string
  /** Whether it is seen without scrolling. */
  isPriority?: boolean
  /** Whether it is out of sight at first: it is asked for once the page is alive. */
  isDeferred?: boolean
  /** `cover` fills the frame and may lose the edges; `contain` shows the whole. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** A picture in a frame whose place is known before it comes, over its blurred placeholder. */
export function Picture({
  picture,
  ratio,
  sizes,
  isPriority = false,
  isDeferred = false,
  fit = 'cover',
  className,
}: PictureProps) {
  const isHydrated = useIsHydrated()
  if (!picture) return <Frame className={className} $ratio={ratio} />
  const { placeholder, ...image } = picture
  const drawn = (
    <Image
      {...image}
      sizes={sizes}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      $fit={fit}
    />
  )
  return (
    <Frame
      className={className}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      $ratio={ratio}
    >
      {isDeferred && !isHydrated ? <noscript>{drawn}</noscript> : drawn}
    </Frame>
  )
}

const Frame = styled.div<{ $ratio: number }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.sunken} center / cover;
`

const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
