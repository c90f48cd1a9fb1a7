import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abandonedMs, runExclusively } from '../../src/installation-backup/exclusive-command.ts'
import { createInstallation, type Installation } from './kit/installation-kit.ts'

let installation: Installation
let backupDir: string
const oldName = '2020-01-01T02-00-00-000Z'
beforeAll(async () => {
  installation = await createInstallation()
  ;({ backupDir } = installation)
  await installation.fill(30)
})
afterAll(() => installation.close())

it('a nightly backup is refused while an old backup is restored, which is not deleted, and so is a second restore', async () => {
  await installation.run(['create'])
  const [name = ''] = await installation.run(['list'])
  await rename(join(backupDir, name), join(backupDir, oldName))
  const expected = await installation.state()
  const awaited = join(backupDir, 'continue')
  const calls = () => readFile(installation.environment.STAND_IN_LOG, 'utf8')

  const restoring = installation.run(['restore', oldName, '--replace'], { STAND_IN_WAITS_FOR: awaited })
  try {
    await expect.poll(calls, { timeout: 20_000 }).toMatch(/--stopOnError\n/)
    const refusal = /the command restore has been running since \d{4}-\d\d-\d\d \d\d:\d\d UTC: wait/
    await expect(installation.run(['create'])).rejects.toThrow(refusal)
    await expect(installation.run(['restore', oldName, '--replace'])).rejects.toThrow(refusal)
    expect(await installation.run(['list'])).toContain(oldName)
  } finally {
    await writeFile(awaited, '')
    await restoring.catch(() => undefined)
  }
  expect((await restoring).at(-1)).toContain('restored')
  expect(await installation.state()).toEqual(expected)
  await installation.run(['create'])
  expect((await readdir(backupDir)).filter((one) => one.startsWith('.'))).toEqual([])
})

it('a command runs again when a killed one no longer refreshes its file, and refreshes its own', async () => {
  await mkdir(backupDir, { recursive: true })
  const killed = join(backupDir, '.running-create-2026-01-01T02-00-00-000Z-1')
  await writeFile(killed, '')
  await expect(runExclusively(backupDir, 'restore', () => Promise.resolve())).rejects.toThrow(killed)
  const longAgo = new Date(Date.now() - 2 * abandonedMs)
  await utimes(killed, longAgo, longAgo)
  const run = async () => {
    const own = (await readdir(backupDir)).filter((one) => one.startsWith('.running-'))
    expect(own).toEqual([expect.stringContaining('.running-restore-')])
    const path = join(backupDir, own[0] ?? '')
    await utimes(path, longAgo, longAgo)
    await expect.poll(async () => (await stat(path)).mtimeMs).toBeGreaterThan(longAgo.getTime() + abandonedMs)
  }
  await runExclusively(backupDir, 'restore', run, 10)
})
