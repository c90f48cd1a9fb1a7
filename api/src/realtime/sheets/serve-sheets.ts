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

/** A tab shows one sheet, but a person who switches sheets opens the next one slightly before closing the first. */
const mostSheets = 4
/** Access that ends without an event, such as when an administrator leaves the school, ends within this time. */
const recheckMs = 60_000

/**
 * Tracks who has which mark sheet open, with their selected cell. A socket joins the room of a sheet only after an
 * access check, and leaves it when a later check fails. The state is stored on the socket, so that it ends with the
 * socket on any replica.
 */
export function serveSheets(io: SocketServer, { openSheet, nameOf }: SheetServices) {
  /** Sheets being opened; closing such a sheet cancels the opening. */
  const opening = new WeakMap<LiveSocket, Set<string>>()

  async function open(socket: LiveSocket, examId: string): Promise<SheetOpened> {
    const userId = socket.data.claims.sub
    const sheets = (socket.data.sheets ??= {})
    const pending = opening.get(socket) ?? new Set<string>()
    opening.set(socket, pending)
    // Count before the first await, so that concurrent calls can't exceed the limit.
    const wanted = new Set([...Object.keys(sheets), ...pending, examId])
    if (wanted.size > mostSheets) throw new AppError('general/too-many-requests')
    pending.add(examId)
    try {
      const { classId } = await openSheet(userId, examId)
      const user = { id: userId, name: await nameOf(userId) }
      // The sheet was closed or the socket disconnected during the access check; nothing would leave the room later.
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
   * Checks access again after joining the room: a role removed between the first check and joining was rechecked before
   * this sheet was stored.
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

  /** Checks access again for all sockets of this replica with an open sheet (of this class, if given). */
  async function recheck(ofClassId?: string): Promise<void> {
    for (const socket of io.sockets.sockets.values()) {
      for (const [examId, { classId }] of Object.entries(socket.data.sheets ?? {})) {
        if (ofClassId !== undefined && classId !== ofClassId) continue
        await openSheet(socket.data.claims.sub, examId).catch((error: unknown) => {
          // Keep access while the database is unavailable; the next round checks again.
          if (error instanceof AppError && error.code !== 'general/unavailable') leave(socket, examId)
        })
      }
    }
  }

  io.on('connection', (socket) => {
    socket.on('sheet:open', (examId, acknowledge) => {
      // The types promise a function and an id, but a client can send anything.
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
    /** Call this after a change on this replica; rechecks access on all replicas. */
    accessChanged(classId: string): void {
      void recheck(classId)
      io.serverSideEmit('access:changed', classId)
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
