import { defaultNotificationTimeoutMs } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { createStore } from '../../../config/create-store.ts'

export interface Notice {
  id: number
  tone: 'done' | 'problem'
  message: ReactNode
  /** Null: it stays until it is closed. */
  closeAfterMs: number | null
  action?: NoticeAction | undefined
}

/** Why a notice stays open: somebody reads it with the pointer over it, or its button has the focus. */
type Holder = 'pointer' | 'focus'

/** An action for the notice, usually undo; the notice closes when it runs. */
export interface NoticeAction {
  label: string
  run: () => void
}

/** The visible notices, oldest first. */
export const notices = createStore<readonly Notice[]>([])
let lastId = 0

const timers = new Map<number, ReturnType<typeof setTimeout>>()
const holders = new Map<number, Set<Holder>>()

export function closeNotice(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  holders.delete(id)
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

/** Begins the notice's time anew, unless something holds it open. */
function restart(id: number): void {
  clearTimeout(timers.get(id))
  const closeAfterMs = notices.get().find((notice) => notice.id === id)?.closeAfterMs ?? null
  if (closeAfterMs === null || holders.get(id)?.size) return
  timers.set(
    id,
    setTimeout(() => closeNotice(id), closeAfterMs),
  )
}

/** Keeps a notice open until it is released; then it has its whole time again. */
export function holdNotice(id: number, by: Holder): void {
  holders.set(id, new Set(holders.get(id)).add(by))
  restart(id)
}

export function releaseNotice(id: number, by: Holder): void {
  holders.get(id)?.delete(by)
  restart(id)
}

/** Shows a notice; `closeAfterMs` null keeps it until it is closed. Returns a function that closes it. */
export function showNotice(
  tone: Notice['tone'],
  message: ReactNode,
  closeAfterMs: number | null,
  action?: NoticeAction,
): () => void {
  const id = ++lastId
  notices.set([...notices.get(), { id, tone, message, closeAfterMs, action }])
  restart(id)
  return () => closeNotice(id)
}

/** Shows a success message for 5 s. */
export const notifyDone = (message: ReactNode): void =>
  void showNotice('done', message, defaultNotificationTimeoutMs)

/** Enough time to read the notice and press its button. */
const undoTimeoutMs = 10_000

/** Shows a success message with an action that undoes it. Returns a function that closes the message. */
export const notifyUndoable = (message: ReactNode, action: NoticeAction): (() => void) =>
  showNotice('done', message, undoTimeoutMs, action)
