import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { SendJournal } from '../../../../../../cms/src/features/newsletter/campaigns/SendJournal'
import { makeTempDir } from '../../../../../support/paths'

let dir: string
beforeEach(() => {
  dir = join(makeTempDir('journal'), 'envois')
})

/** Pretends that the machine started again since. */
function reboot(name: string) {
  const [bootedAt, ...lines] = readFileSync(join(dir, name), 'utf8').split('\n')
  writeFileSync(join(dir, name), [Number(bootedAt) - 3_600, ...lines].join('\n'))
}

describe('the journal of a process that was killed', () => {
  test('knows the mails that were taken, and those whose end the kernel had', () => {
    const journal = SendJournal.open(dir, 'a.1')
    journal.write('remis', 'taken')
    journal.write('accepte', 'taken')
    journal.write('remis', 'on-its-way')

    expect(SendJournal.read(dir, 'a.1')).toEqual(new Set(['taken', 'on-its-way']))
  })

  test('leaves out the mails that were refused after their end', () => {
    const journal = SendJournal.open(dir, 'a.1')
    journal.write('remis', 'refused')
    journal.write('refuse', 'refused')

    expect(SendJournal.read(dir, 'a.1')).toEqual(new Set())
  })

  test('after the machine went down, believes only what the server answered', () => {
    const journal = SendJournal.open(dir, 'a.1')
    journal.write('remis', 'taken')
    journal.write('accepte', 'taken')
    journal.write('remis', 'on-its-way')
    reboot('a.1')

    expect(SendJournal.read(dir, 'a.1')).toEqual(new Set(['taken']))
  })
})

test('a journal of another machine is not there', () => {
  expect(SendJournal.read(dir, 'a.1')).toBeUndefined()
})

test('an announcement’s journals go, and no other’s', () => {
  for (const name of ['a.1', 'a.2', 'b.1']) SendJournal.open(dir, name).close()
  SendJournal.removeAll(dir, 'a')

  expect(SendJournal.read(dir, 'a.1')).toBeUndefined()
  expect(SendJournal.read(dir, 'a.2')).toBeUndefined()
  expect(SendJournal.read(dir, 'b.1')).toEqual(new Set())
})
