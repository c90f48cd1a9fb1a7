import { defaultNotificationTimeoutMs } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { createStore } from '../../../config/create-store.ts'

export interface Notice {
  id: number
  tone: 'done' | 'problem'
  message: ReactNode
  action?: NoticeAction | undefined
}

/** An action for the notice, usually undo; the notice closes when it runs. */
export interface NoticeAction {
  label: string
  run: () => void
}

/** The visible notices, oldest first. */
export const notices = createStore<readonly Notice[]>([])
let lastId = 0

export const closeNotice = (id: number): void =>
  notices.set(notices.get().filter((notice) => notice.id !== id))

/** Shows a notice; `closeAfterMs` null keeps it until it is closed. Returns a function that closes it. */
export function showNotice(
  tone: Notice['tone'],
  message: ReactNode,
  closeAfterMs: number | null,
  action?: NoticeAction,
): () => void {
  const id = ++lastId
  const close = () => closeNotice(id)
  notices.set([...notices.get(), { id, tone, message, action }])
  if (closeAfterMs !== null) setTimeout(close, closeAfterMs)
  return close
}

/** Shows a success message for 5 s. */
export const notifyDone = (message: ReactNode): void =>
  void showNotice('done', message, defaultNotificationTimeoutMs)

/** Enough time to read the notice and press its button. */
const undoTimeoutMs = 10_000

/** Shows a success message with an action that undoes it. Returns a function that closes the message. */
export const notifyUndoable = (message: ReactNode, action: NoticeAction): (() => void) =>
  showNotice('done', message, undoTimeoutMs, action)
