import { expect, test } from 'vitest'
import { createKnownDevices } from './known-devices.ts'

const devices = createKnownDevices('a secret of thirty-two characters or more')
const leila = { id: 'a', email: 'leila@school.test', passwordHash: 'one' }
const omar = { id: 'b', email: 'omar@school.test', passwordHash: 'two' }

test('a device is known only to the accounts that signed in on it', () => {
  const first = devices.read(devices.remember(null, leila))
  expect(devices.knows(first, leila)).toBe(true)
  expect(devices.knows(first, omar)).toBe(false)
  const second = devices.read(devices.remember(first, omar))
  expect(second?.id).toBe(first?.id)
  expect([leila, omar].map((account) => devices.knows(second, account))).toEqual([true, true])
  expect(devices.knows(null, leila)).toBe(false)
})

test('a new password makes every device unknown', () => {
  const device = devices.read(devices.remember(null, leila))
  expect(devices.knows(device, { ...leila, passwordHash: 'three' })).toBe(false)
})

test('a forged cookie, or one sealed with another secret, is refused', () => {
  const foreign = createKnownDevices('another secret of thirty-two characters').remember(null, leila)
  const [id = ''] = devices.remember(null, leila).split('.')
  for (const cookie of [undefined, '', 'x', 'x.y.z', foreign, `${id}.`])
    expect(devices.read(cookie)).toBeNull()
})

test('a shared device remembers the eight most recent accounts', () => {
  const accounts = Array.from({ length: 12 }, (_, index) => ({ ...leila, id: String(index) }))
  const cookie = accounts.reduce((known, account) => devices.remember(devices.read(known), account), '')
  const device = devices.read(cookie)
  expect(accounts.map((account) => devices.knows(device, account))).toEqual(
    accounts.map((_, index) => index >= 4),
  )
})
