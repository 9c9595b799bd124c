import { describe, expect, it } from 'vitest'
import {
  isExampleEmail,
  isSocialNetworkHome,
} from '../../../../../cms/src/features/pages/globals/Parametres'

describe('settings that still have their default value', () => {
  it.each([
    ['https://www.facebook.com/', true],
    ['https://twitter.com', true],
    ['https://www.facebook.com/federation', false],
    ['pas une adresse', false],
    ['', false],
    [null, false],
  ])('a network’s page %j is its front page: %s', (value, expected) => {
    expect(isSocialNetworkHome(value)).toBe(expected)
  })

  it.each([
    ['contact@federation.example', true],
    ['contact@federation.fr', false],
    [undefined, false],
  ])('an e-mail address %j belongs to nobody: %s', (value, expected) => {
    expect(isExampleEmail(value)).toBe(expected)
  })
})
