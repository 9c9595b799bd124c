/**
 * Module that a run of tests preloads into the product (`node --import`): a password takes a six-hundredth of the
 * rounds that the product asks for, which are 0.1 s of processor a time. Another number of rounds still gives another
 * hash.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, Math.ceil(rounds / 600), ...rest)
syncBuiltinESMExports()
