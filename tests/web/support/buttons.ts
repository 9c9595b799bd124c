import { fireEvent, screen } from '@testing-library/react'

/** A button by all that it says; waits for it. */
export const findButton = (name: string) => screen.findByRole('button', { name })

/** Clicks it. */
export const pressButton = async (name: string) => fireEvent.click(await findButton(name))
