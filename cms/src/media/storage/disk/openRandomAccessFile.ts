import fs from 'node:fs/promises'

import type { RandomAccess } from '../types'

/** Random access to a file on the local disk; opens the file for each read. */
export function openRandomAccessFile(filePath: string, size: number): RandomAccess {
  return {
    size,
    read: async (position, length) => {
      const file = await fs.open(filePath)
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
  }
}
