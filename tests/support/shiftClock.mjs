/**
 * Module that a test preloads into the product (`node --import`): shifts Date by the milliseconds in
 * the file CLOCK_SHIFT_FILE, within some 50 ms of a change of it, and lets it stand still for CLOCK_STEP_MS at
 * a time. Timers do not change, as they do not when a machine's clock is set.
 */
import { readFileSync } from 'node:fs'

const POLL_MS = 50

let shiftMs = 0
const RealDate = Date
const stepMs = Number(process.env.CLOCK_STEP_MS ?? 1)
const now = () => Math.floor((RealDate.now() + shiftMs) / stepMs) * stepMs

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

const file = process.env.CLOCK_SHIFT_FILE
if (file) setInterval(() => (shiftMs = Number(readFileSync(file, 'utf8'))), POLL_MS).unref()
