import type { Locator, Page } from '@playwright/test'
import {
  ads,
  analytics,
  getBanner,
  expect,
  getManageButton,
  getPreferences,
  waitForProof,
  readSignals,
  expectedSignals,
  test,
} from '../consent'
import { expectAccessible } from '../expectAccessible'
import { moveFocus, moveFocusTo } from '../tabOrder'
import { waitForAnimations } from '../waitForAnimations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor without a mouse chooses by purpose, and changes the choice later', async ({
  page,
  changePageTexts,
  analyticsHost,
}) => {
  await changePageTexts('parametres', { ...analytics, ...ads })
  await page.goto('/')
  await expect(getBanner(page)).toBeVisible()

  await test.step('is told of the banner, which takes no focus', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'votre choix' })).toHaveText(
      'Ce site vous demande votre choix sur les cookies, en tête de page.',
    )
    await expect(page.locator('body')).toBeFocused()
  })

  await test.step('reaches it first, and may pass it by', async () => {
    for (const name of [
      'Fermer et tout refuser',
      'Tout accepter',
      'Tout refuser',
      'Personnaliser',
      'Politique de confidentialité',
      'Aller au contenu',
    ]) {
      expect(await moveFocus(page, 'Tab')).toBe(name)
    }
  })

  await test.step('opens the purposes, in which the Tab key stays', async () => {
    await moveFocusTo(page, 'Personnaliser', 'Shift+Tab')
    await openPurposes(page)
    await expect(
      getPreferences(page).getByRole('button', { name: 'Fermer sans rien changer' }),
    ).toBeFocused()
    for (const name of [
      'Politique de confidentialité',
      'Mesure d’audience',
      'Publicité',
      'Tout accepter',
      'Tout refuser',
      'Enregistrer mes choix',
    ]) {
      expect(await moveFocus(page, 'Tab')).toBe(name)
    }
    // Of the page behind it nothing can be reached.
    await page.keyboard.press('Tab')
    const isWithin = () =>
      getPreferences(page).evaluate(
        (dialog) =>
          document.activeElement === document.body || dialog.contains(document.activeElement),
      )
    expect(await isWithin()).toBe(true)
  })

  await test.step('closes them without a choice, and is back where they were opened', async () => {
    await page.keyboard.press('Escape')
    await expect(getPreferences(page)).toBeHidden()
    await expect(getBanner(page)).toBeVisible()
    await expect(getBanner(page).getByRole('button', { name: 'Personnaliser' })).toBeFocused()
  })

  await test.step('agrees to the audience', async () => {
    await openPurposes(page)
    const box = getPreferences(page).getByRole('checkbox', { name: 'Mesure d’audience' })
    await expect(async () => {
      await moveFocus(page, 'Tab')
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    }).toPass()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
    await moveFocusTo(page, 'Enregistrer mes choix')
    const kept = waitForProof(page)
    await page.keyboard.press('Enter')
    expect(await kept).toMatchObject({
      moyen: 'choix',
      choix: { audience: true, publicite: false },
    })
    await expect(getBanner(page)).toBeHidden()
    await expect.poll(() => analyticsHost.hits.length).toBe(1)
  })

  await test.step('opens the choices in the footer, and agrees to the rest', async () => {
    await moveFocusTo(page, 'Gérer les cookies')
    await openPurposes(page)
    await expect(
      getPreferences(page).getByRole('checkbox', { name: 'Mesure d’audience' }),
    ).toBeChecked()
    await moveFocusTo(page, 'Tout accepter')
    const kept = waitForProof(page)
    await page.keyboard.press('Enter')
    await kept
    await expect(getManageButton(page)).toBeFocused()
    expect((await readSignals(page)).at(-1)).toEqual([
      'update',
      expectedSignals('granted', 'granted'),
    ])
  })
})

/**
 * Presses Enter on the focused button; the focus moves into the dialog a tenth of a second later.
 */
async function openPurposes(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(getPreferences(page)).toBeVisible()
  await expect(getPreferences(page).locator(':focus')).toHaveCount(1)
}

test('while the banner is there, the keyboard never leads under it', async ({
  page,
  changePageTexts,
}) => {
  await changePageTexts('parametres', { ...analytics, ...ads })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/mentions-legales')
    await expect(getBanner(page)).toBeVisible()
    const reachable = page.locator('a[href], button:enabled').filter({ visible: true })
    for (let left = await reachable.count(); left > 0; left -= 1) await moveFocus(page, 'Tab')
  }
})

test('the banner moves nothing, gives both choices the same weight, and has no fault of accessibility', async ({
  page,
  changePageTexts,
}) => {
  await changePageTexts('parametres', { ...analytics, ...ads })
  for (const width of [360, 1280]) {
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(getBanner(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await waitForAnimations(page)
      const { shifts, largest } = await readLayout(page)
      expect(shifts).toBe(0)
      expect(largest.length).toBeGreaterThan(0)
      expect(largest).not.toContain('banner')

      const [accept, refuse] = ['Tout accepter', 'Tout refuser'].map((name) =>
        lookOf(getBanner(page).getByRole('button', { name, exact: true })),
      )
      expect(await accept).toEqual(await refuse)
    })
  }

  await test.step('no fault of accessibility, in the banner and in the purposes', async () => {
    await expectAccessible(page, 'banner')
    await getBanner(page).getByRole('button', { name: 'Personnaliser' }).click()
    await expect(getPreferences(page)).toBeVisible()
    await expectAccessible(page, 'purposes', { within: '#choix-des-cookies' })
  })
})

/** Sum of the layout shifts so far, and the element of each largest contentful paint. */
function readLayout(page: Page) {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    // Buffered entries arrive together: the shifts so far are included once the largest contentful
    // paint is.
    await new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        entries.push(...list.getEntries())
        if (entries.some(({ entryType }) => entryType === 'largest-contentful-paint')) resolve()
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const ofType = <Entry>(type: string) =>
      entries.filter(({ entryType }) => entryType === type) as Entry[]
    const moved = ofType<{ value: number }>('layout-shift')
    const painted = ofType<{ element: Element | null }>('largest-contentful-paint')
    return {
      shifts: moved.reduce((sum, { value }) => sum + value, 0),
      largest: painted.map(({ element }) =>
        element?.closest('#choix-des-cookies') ? 'banner' : element?.localName,
      ),
    }
  })
}

function lookOf(button: Locator) {
  return button.evaluate((element) => {
    const { top, width, height } = element.getBoundingClientRect()
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return { top, width, height, backgroundColor, color, borderColor, fontSize, fontWeight }
  })
}
