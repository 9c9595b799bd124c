import { expect } from '../fixtures'
import { englishNames, nameless, test } from '../panel'

test('every control of a page’s form has a name, in French', async ({ panel }) => {
  await panel.goto('/admin/globals/accueil')
  const text = panel.locator('[data-field-path="presentation"]')
  for (const name of ['Gras', 'Italique', 'Exposant', 'Lien', 'Style du texte']) {
    await expect(text.getByRole('button', { name, exact: true }).first()).toBeVisible()
  }
  await expect.poll(() => nameless(panel)).toEqual([])
  await expect.poll(() => englishNames(panel)).toEqual([])
})
