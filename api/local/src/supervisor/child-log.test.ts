import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openChildLog, terminalLine } from './child-log.ts'

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

test('the last lines contain the message of each error, and lines that are not log entries', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classeur-log-'))
  const log = openChildLog(dir, 'api', () => undefined)
  const output = new PassThrough()
  log.follow(output)
  output.end(
    [
      '{"level":30,"msg":"connected"}',
      '{"level":60,"err":{"message":"listen EADDRINUSE"},"msg":"fatal error, shutting down"}',
      'Error: at the top level',
    ].join('\n'),
  )
  await once(output, 'close')
  expect(log.lastLines()).toBe(
    'connected\nfatal error, shutting down (listen EADDRINUSE)\nError: at the top level',
  )
  await log.close()
  await rm(dir, { recursive: true })
})
