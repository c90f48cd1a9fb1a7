import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
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

/** A log whose clock is `clock.time`; `write` returns after the log has received the line. */
function openWithClock(dir: string) {
  const clock = { time: 0 }
  const said: string[] = []
  const log = openChildLog(
    dir,
    'api',
    (line) => void said.push(line),
    () => clock.time,
  )
  const output = new PassThrough()
  log.follow(output)
  const write = async (line: string) => {
    output.write(`${line}\n`)
    await until(line, () => log.lastLines().endsWith(line))
  }
  return { clock, said, log, write }
}

test('a file that was removed before its rotation is reported once, and a new one continues the log', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classeur-log-'))
  const file = join(dir, 'api.log')
  await writeFile(file, '')
  await truncate(file, 20 * 1024 * 1024)
  const { said, log, write } = openWithClock(dir)
  await write('over the limit')
  await until('the line in the file', async () => (await stat(file)).size > 20 * 1024 * 1024)
  await rm(file)
  await write('second')
  await write('third')
  await log.close()
  expect(await readFile(file, 'utf8')).toBe('second\nthird\n')
  expect(said).toEqual([expect.stringContaining('api: the log file cannot be written (ENOENT')])
  await rm(dir, { recursive: true })
})

test('a file that cannot be written is reported once and tried again at most once a second', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classeur-log-'))
  const file = join(dir, 'api.log')
  await mkdir(file)
  const { clock, said, log, write } = openWithClock(dir)
  await write('lost')
  await until('the report', () => said.length)
  await rm(file, { recursive: true })
  clock.time = 999
  await write('too early')
  clock.time = 1000
  await write('first')
  await write('second')
  await log.close()
  expect(await readFile(file, 'utf8')).toBe('first\nsecond\n')
  expect(said).toEqual([expect.stringContaining('api: the log file cannot be written (EISDIR')])
  await rm(dir, { recursive: true })
})
