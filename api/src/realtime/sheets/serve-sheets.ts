import {
  AppError,
  ObjectIdString,
  SheetFocus,
  sheetRoom,
  type SheetOpened,
  type SheetPresence,
} from '@classeur/contracts'
import type { SocketServer } from '../socket-server.ts'
import { listPresent } from './list-present.ts'

type LiveSocket = Parameters<Parameters<SocketServer['use']>[0]>[0]

export interface SheetServices {
  /**
   * The class of an exam whose marks this person may read.
   * @throws AppError for everybody else
   */
  openSheet: (userId: string, examId: string) => Promise<{ classId: string }>
  nameOf: (userId: string) => Promise<string>
}

/** A window shows one sheet; somebody who goes from one to the next closes the first a moment later. */
const mostSheets = 4
/** Access that ends without anybody saying so (an administrator who left the school) ends here within this time. */
const recheckMs = 60_000

/**
 * Who has which mark sheet open, and where in it. A socket gets into the room of a sheet only after the policy was
 * asked, and out of it when the policy says no later. What is known of a socket lies with the socket, so that it ends
 * with it, on any replica.
 */
export function serveSheets(io: SocketServer, { openSheet, nameOf }: SheetServices) {
  /** Sheets that are being opened: closing one then ends it before it began. */
  const opening = new WeakMap<LiveSocket, Set<string>>()

  async function open(socket: LiveSocket, examId: string): Promise<SheetOpened> {
    const userId = socket.data.claims.sub
    const sheets = (socket.data.sheets ??= {})
    const pending = opening.get(socket) ?? new Set<string>()
    opening.set(socket, pending)
    // Counted before anything is waited for, so that many at once do not slip past each other.
    const wanted = new Set([...Object.keys(sheets), ...pending, examId])
    if (wanted.size > mostSheets) throw new AppError('general/too-many-requests')
    pending.add(examId)
    try {
      const { classId } = await openSheet(userId, examId)
      const user = { id: userId, name: await nameOf(userId) }
      // Closed or gone while the policy was asked: nobody would take it out of the room again.
      if (!socket.connected || !pending.has(examId)) throw new AppError('general/unavailable')
      const presence: SheetPresence = { examId, connectionId: socket.id, user, cell: null }
      sheets[examId] = { classId, presence }
      await socket.join(sheetRoom(examId))
      await stay(socket, examId)
      socket.to(sheetRoom(examId)).emit('sheet:presence', presence)
      return { ok: true, present: await listPresent(io, examId, socket.id) }
    } finally {
      pending.delete(examId)
    }
  }

  /**
   * Asks the policy once more: a role that was taken between its first answer and the entering of the room was rechecked
   * while the sheet was not known yet.
   */
  async function stay(socket: LiveSocket, examId: string): Promise<void> {
    try {
      await openSheet(socket.data.claims.sub, examId)
    } catch (error) {
      leave(socket, examId)
      throw error
    }
  }

  function leave(socket: LiveSocket, examId: string): void {
    opening.get(socket)?.delete(examId)
    const { sheets } = socket.data
    if (!sheets || !Object.hasOwn(sheets, examId)) return
    delete sheets[examId]
    void socket.leave(sheetRoom(examId))
    socket.to(sheetRoom(examId)).emit('sheet:left', { examId, connectionId: socket.id })
  }

  function move(socket: LiveSocket, focus: unknown): void {
    const parsed = SheetFocus.safeParse(focus)
    if (!parsed.success) return
    const { examId, cell } = parsed.data
    const sheets = socket.data.sheets ?? {}
    const sheet = Object.hasOwn(sheets, examId) ? sheets[examId] : undefined
    if (!sheet) return
    sheet.presence = { ...sheet.presence, cell }
    socket.to(sheetRoom(examId)).emit('sheet:presence', sheet.presence)
  }

  /** Asks the policy again about everybody here who has a sheet of this class, or any at all, open. */
  async function recheck(ofClassId?: string): Promise<void> {
    for (const socket of io.sockets.sockets.values()) {
      for (const [examId, { classId }] of Object.entries(socket.data.sheets ?? {})) {
        if (ofClassId !== undefined && classId !== ofClassId) continue
        await openSheet(socket.data.claims.sub, examId).catch((error: unknown) => {
          // A database that is away says nothing about access; the next round asks again.
          if (error instanceof AppError && error.code !== 'general/unavailable') leave(socket, examId)
        })
      }
    }
  }

  io.on('connection', (socket) => {
    socket.on('sheet:open', (examId, acknowledge) => {
      // The types promise a function and an id; what a client really sends is its own affair.
      const answer = (opened: SheetOpened) => {
        if (typeof acknowledge === 'function') acknowledge(opened)
      }
      const parsed = ObjectIdString.safeParse(examId)
      if (!parsed.success) return answer({ ok: false, code: 'general/validation-failed' })
      open(socket, parsed.data).then(answer, (error: unknown) => {
        answer({ ok: false, code: error instanceof AppError ? error.code : 'general/unavailable' })
      })
    })
    socket.on('sheet:close', (examId) => {
      if (typeof examId === 'string') leave(socket, examId)
    })
    socket.on('sheet:focus', (focus) => {
      move(socket, focus)
    })
    socket.on('disconnecting', () => {
      for (const examId of Object.keys(socket.data.sheets ?? {})) leave(socket, examId)
    })
  })

  io.on('access:changed', (classId) => void recheck(classId))
  let isRechecking = false
  const timer = setInterval(() => {
    if (isRechecking) return
    isRechecking = true
    void recheck().finally(() => (isRechecking = false))
  }, recheckMs)
  timer.unref()

  return {
    /** After a change on this replica: here, and on all others. */
    accessChanged(classId: string): void {
      void recheck(classId)
      io.serverSideEmit('access:changed', classId)
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
