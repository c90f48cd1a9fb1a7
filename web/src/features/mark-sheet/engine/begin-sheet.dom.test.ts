import { beforeEach, expect, it, vi } from 'vitest'
import type { AuthState } from '../../../http/session/auth-session.ts'

const { opened, auth } = vi.hoisted(() => ({
  opened: [] as { examId: string; userId: string; isClosed: boolean; close: () => void }[],
  auth: { state: { status: 'unknown' }, listeners: new Set<() => void>() },
}))

vi.mock('./open-sheet.ts', () => ({
  openSheet: async (examId: string, userId: string) => {
    const sheet = { examId, userId, isClosed: false, close: () => void (sheet.isClosed = true) }
    opened.push(sheet)
    return sheet
  },
}))
vi.mock('../../../http/session/auth-session.ts', () => ({
  readAuth: () => auth.state,
  onAuthChange: (listener: () => void) => {
    auth.listeners.add(listener)
    return () => auth.listeners.delete(listener)
  },
}))

const { beginSheet, takeBegunSheet } = await import('./begin-sheet.ts')

const become = (state: AuthState) => {
  auth.state = state
  for (const listener of [...auth.listeners]) listener()
}
const ada: AuthState = { status: 'signed-in', user: { id: 'ada' } as never }
const ongoing = () => new AbortController().signal
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(async () => {
  become(ada)
  await takeBegunSheet('none', 'ada')
  opened.length = 0
})

it('a sheet that was begun is opened once, for the screen that takes it', async () => {
  await beginSheet('exam', ongoing())
  const sheet = await takeBegunSheet('exam', 'ada')
  expect(opened).toEqual([sheet])
  await takeBegunSheet('exam', 'ada')
  expect(opened).toHaveLength(2)
})

it('opening a sheet waits for the session, and opens nothing for a signed-out person', async () => {
  become({ status: 'unknown' })
  const begun = beginSheet('exam', ongoing())
  await settled()
  expect(opened).toEqual([])
  become({ status: 'signed-out', reason: 'never-signed-in' })
  await begun
  expect(opened).toEqual([])
  expect(auth.listeners.size).toBe(0)
})

it('a sheet whose navigation is interrupted is closed', async () => {
  const navigation = new AbortController()
  await beginSheet('exam', navigation.signal)
  navigation.abort()
  await settled()
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true])
  const next = await takeBegunSheet('exam', 'ada')
  expect(next).toBe(opened[1])
})

it('a sheet that no screen takes is closed after a while', async () => {
  vi.useFakeTimers()
  await beginSheet('exam', ongoing())
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(opened).toMatchObject([{ isClosed: true }])
})

it("another exam's or another person's sheet is never taken, and is closed", async () => {
  await beginSheet('exam', ongoing())
  await takeBegunSheet('exam', 'bob')
  await beginSheet('exam', ongoing())
  await takeBegunSheet('other', 'ada')
  await settled()
  expect(opened.map(({ examId, userId, isClosed }) => [examId, userId, isClosed])).toEqual([
    ['exam', 'ada', true],
    ['exam', 'bob', false],
    ['exam', 'ada', true],
    ['other', 'ada', false],
  ])
})

it('a screen keeps the sheet it has taken when the next navigation begins another', async () => {
  const navigation = new AbortController()
  await beginSheet('exam', navigation.signal)
  const taken = await takeBegunSheet('exam', 'ada')
  await beginSheet('other', ongoing())
  navigation.abort()
  await settled()
  expect(taken).toMatchObject({ isClosed: false })
})
