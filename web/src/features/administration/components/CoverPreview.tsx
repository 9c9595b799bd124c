import { useCallback } from 'react'
import styled from 'styled-components'

type CoverPreviewProps = { file: File }

const heightInPixels = 192

/** The chosen cover, small, before it is sent. Drawn, as the site's policy lets no blob: URL in. */
export function CoverPreview({ file }: CoverPreviewProps) {
  const showFile = useCallback(
    (canvas: HTMLCanvasElement) => {
      let isGone = false
      draw(file, canvas, () => isGone).catch(() => {
        // What the browser cannot draw has no preview; the server says whether it is an image.
        canvas.hidden = true
      })
      return () => {
        isGone = true
      }
    },
    [file],
  )
  return <Thumbnail ref={showFile} width={0} height={0} />
}

async function draw(file: File, canvas: HTMLCanvasElement, isGone: () => boolean): Promise<void> {
  const image = await createImageBitmap(file)
  if (!isGone()) {
    canvas.hidden = false
    canvas.height = heightInPixels
    canvas.width = Math.max(Math.round((image.width / image.height) * heightInPixels), 1)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  image.close()
}

const Thumbnail = styled.canvas`
  width: auto;
  max-width: 8rem;
  height: 6rem;
  object-fit: contain;
  border-radius: 2px;
  box-shadow: ${({ theme }) => theme.shadows.low};
`
