import { expect, test } from 'vitest'
import { terminalLine } from './child-log.ts'

test('a warning or an error becomes one readable line', () => {
  expect(terminalLine('api', '{"level":50,"msg":"no database","err":{"message":"refused"}}')).toBe(
    'api: error: no database (refused)',
  )
  expect(terminalLine('api', '{"level":40,"msg":"slow"}')).toBe('api: warning: slow')
})

test('lower levels and lines that are not log entries stay in the file', () => {
  expect(terminalLine('api', '{"level":30,"msg":"ready"}')).toBeUndefined()
  expect(terminalLine('api', 'plain text')).toBeUndefined()
  expect(terminalLine('api', '{ cut sho')).toBeUndefined()
})
