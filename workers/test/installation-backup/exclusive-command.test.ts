import type * as Fs from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { abandonedMs, runExclusively } from '../../src/installation-backup/exclusive-command.ts'
import { createInstallation, type Installation } from './kit/installation-kit.ts'

const disk = vi.hoisted(() => ({ readOnly: '' }))
vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof Fs>()
  const guarded =
    <Args extends unknown[], Result>(call: (path: string, ...args: Args) => Promise<Result>) =>
    (path: string, ...args: Args): Promise<Result> =>
      disk.readOnly !== '' && path.startsWith(disk.readOnly)
        ? Promise.reject(Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' }))
        : call(path, ...args)
  const open: typeof fs.open = (path, flags, mode) =>
    flags === 'wx' ? guarded(fs.open)(String(path), flags, mode) : fs.open(path, flags, mode)
  return { ...fs, open, mkdir: guarded(fs.mkdir as never), rm: guarded(fs.rm as never) }
})

const root = new URL('../../..', import.meta.url).pathname
const program = [
  '--conditions=@classeur/source',
  '--import',
  'tsx',
  'workers/src/installation-backup/main.ts',
]

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

it('a command whose file was deleted, so that others may run, deletes no data and no backups', async () => {
  await installation.run(['create'])
  const [name = ''] = (await installation.run(['list'])).slice(-1)
  await rename(join(backupDir, name), join(backupDir, '2020-01-02T02-00-00-000Z'))
  const before = await installation.state()
  const losing = { STAND_IN_DELETES: join(backupDir, '.running-') }
  const refusal = /\.running-.* was deleted meanwhile/
  await expect(installation.run(['create'], { ...losing, BACKUP_KEEP_DAYS: '1' })).rejects.toThrow(refusal)
  const left = await installation.run(['list'])
  expect(left).toContain('2020-01-02T02-00-00-000Z')
  await expect(installation.run(['restore', left.at(-1) ?? '', '--replace'], losing)).rejects.toThrow(refusal)
  expect(await installation.state()).toEqual(before)
})

it('a restore that is interrupted leaves nothing that keeps it from being repeated at once', async () => {
  await installation.run(['create'])
  const [name = ''] = (await installation.run(['list'])).slice(-1)
  const other = await createInstallation(backupDir)
  const { environment } = other
  const [awaited, temporary] = [`${environment.STAND_IN_LOG}.continue`, `${environment.STAND_IN_LOG}.tmp`]
  await mkdir(temporary)
  try {
    const restoring = spawn(process.execPath, [...program, 'restore', name], {
      cwd: root,
      env: { ...environment, STAND_IN_WAITS_FOR: awaited, TMPDIR: temporary },
      stdio: 'ignore',
    })
    const ended = once(restoring, 'exit')
    await expect
      .poll(() => readFile(environment.STAND_IN_LOG, 'utf8'), { timeout: 20_000 })
      .toMatch(/--stopOnError\n/)
    restoring.kill('SIGTERM')
    expect(await ended).toEqual([null, 'SIGTERM'])
    expect((await readdir(temporary)).filter((one) => one.startsWith('classeur-'))).toEqual([])
    expect((await other.run(['restore', name, '--replace'])).at(-1)).toContain('restored')
  } finally {
    await writeFile(awaited, '')
    await other.close()
  }
})

it('a restore reads a folder of backups that cannot be written, unless a command runs there, and a backup is refused', async () => {
  await installation.run(['create'])
  const [name = ''] = (await installation.run(['list'])).slice(-1)
  const expected = await installation.state()
  const killed = join(backupDir, '.running-create-2026-01-01T02-00-00-000Z-1')
  await writeFile(killed, '')
  const other = await createInstallation(backupDir)
  disk.readOnly = backupDir
  try {
    await expect(other.run(['restore', name])).rejects.toThrow('the command create has been running')
    const longAgo = new Date(Date.now() - 2 * abandonedMs)
    await utimes(killed, longAgo, longAgo)
    await other.run(['restore', name])
    expect(await other.state()).toEqual(expected)
    for (const args of [['create'], ['restore', name, '--replace']]) {
      await expect(other.run(args), args[0]).rejects.toThrow("the folder of backups can't be written: EROFS")
    }
  } finally {
    disk.readOnly = ''
    await other.close()
  }
})
