import { expect, test } from 'vitest'
import { checkNode } from './check-node.ts'

test('the oldest supported Node.js and newer ones pass', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0'])
    expect(() => checkNode(version)).not.toThrow()
})

test('an older Node.js is refused with both versions named', () => {
  for (const version of ['18.20.0', '20.18.9']) {
    expect(() => checkNode(version)).toThrow(new RegExp(`20\\.19.*${version.replaceAll('.', '\\.')}`))
  }
})
