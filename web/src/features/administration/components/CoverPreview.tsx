import { useCallback } from 'react'
import styled from 'styled-components'

type CoverPreviewProps = { file: File }

/** The chosen cover, small, before it is sent. */
export function CoverPreview({ file }: CoverPreviewProps) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <Thumbnail ref={showFile} alt="" />
}

const Thumbnail = styled.img`
  width: 4rem;
  max-height: 6rem;
  object-fit: contain;
  border-radius: 2px;
  box-shadow: ${({ theme }) => theme.shadows.low};
`
