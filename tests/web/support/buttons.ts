import { fireEvent, screen } from '@testing-library/react'

/** Waits for a button by its exact accessible name. */
export const findButton = (name: string) => screen.findByRole('button', { name })

export const pressButton = async (name: string) => fireEvent.click(await findButton(name))

/** Opens the menu of an issue in the list of administrators, and chooses an action. */
export async function chooseAction(numero: number, name: string): Promise<void> {
  await pressButton(`Autres actions sur le numéro ${numero}`)
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}
