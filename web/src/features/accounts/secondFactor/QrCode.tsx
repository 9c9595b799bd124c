import { encodeQR } from 'qr'
import { useMemo } from 'react'
import styled from 'styled-components'
import { theme } from '../../../theme/theme'

type QrCodeProps = { text: string; label: string }

/** Empty modules around a QR code, which readers need. */
const margin = 4

/** A QR code, drawn in black on white in both colour schemes, as readers need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(text), [text])
  return (
    <Image viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Image>
  )
}

/** @returns the side of the image in modules, and one path of all dark modules */
function drawModules(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size: rows.length, path }
}

const Image = styled.svg`
  display: block;
  width: min(15rem, 100%);
  margin-inline: auto;
  border-radius: ${theme.radii.small};
  shape-rendering: crispEdges;
`
