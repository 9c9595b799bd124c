import { fireEvent, screen } from '@testing-library/react'

/** A button by all that it says; waits for it. */
export const button = (name: string) => screen.findByRole('button', { name })

/** Clicks it. */
export const press = async (name: string) => fireEvent.click(await button(name))
