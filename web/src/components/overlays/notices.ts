import { defaultNotificationTimeoutMs } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { createStore } from '../../config/create-store.ts'

export interface Notice {
  id: number
  tone: 'done' | 'problem'
  message: ReactNode
  action?: NoticeAction | undefined
}

/** What can be done about it, undo above all; the notice closes with it. */
export interface NoticeAction {
  label: string
  run: () => void
}

/** What is on screen now, oldest first. */
export const notices = createStore<readonly Notice[]>([])
let lastId = 0

export const closeNotice = (id: number): void =>
  notices.set(notices.get().filter((notice) => notice.id !== id))

/** Shows a notice; `closeAfterMs` null keeps it until it is closed. */
export function showNotice(
  tone: Notice['tone'],
  message: ReactNode,
  closeAfterMs: number | null,
  action?: NoticeAction,
): void {
  const id = ++lastId
  notices.set([...notices.get(), { id, tone, message, action }])
  if (closeAfterMs !== null) setTimeout(() => closeNotice(id), closeAfterMs)
}

/** Says that something worked; goes away after 5 s. */
export const notifyDone = (message: ReactNode): void =>
  showNotice('done', message, defaultNotificationTimeoutMs)

/** Time to read, to find the button and to press it. */
const undoTimeoutMs = 10_000

/** Says that something was done that can be taken back. */
export const notifyUndoable = (message: ReactNode, action: NoticeAction): void =>
  showNotice('done', message, undoTimeoutMs, action)
