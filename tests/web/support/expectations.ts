import { screen } from '@testing-library/react'
import { expect } from 'vitest'

type Name = string | RegExp
type Scope = Pick<typeof screen, 'getByRole' | 'findByRole'>

/** Waits for the alert, and expects its text. */
export const expectAlert = async (text: Name) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(text)

/** Expects a link and its address. */
export const expectLink = (name: Name, href: string, scope: Scope = screen) =>
  expect(scope.getByRole('link', { name })).toHaveAttribute('href', href)

/** Waits for a link, and expects its address. */
export const expectFoundLink = async (name: Name, href: string, scope: Scope = screen) =>
  expect(await scope.findByRole('link', { name })).toHaveAttribute('href', href)
