import { expect, test } from 'vitest'
import { readStartSettings } from './start-settings.ts'

test('by default the product is at localhost:3000', () => {
  expect(readStartSettings({})).toEqual({ port: 3000, host: 'localhost' })
})

test('PORT and HOST change the address', () => {
  expect(readStartSettings({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' })
})

test('an invalid PORT is refused with a readable message', () => {
  for (const PORT of ['abc', '-1', '70000', '80.5']) {
    expect(() => readStartSettings({ PORT })).toThrow(/PORT must be a number/)
  }
})
