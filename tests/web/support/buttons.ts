import { fireEvent, screen } from '@testing-library/react'

/** Waits for a button by its exact accessible name. */
export const findButton = (name: string) => screen.findByRole('button', { name })

export const pressButton = async (name: string) => fireEvent.click(await findButton(name))
