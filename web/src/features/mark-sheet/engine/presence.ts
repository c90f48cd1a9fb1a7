import {
  presenceExpiryMs,
  presenceHeartbeatMs,
  type CellRef,
  type SheetLeft,
  type SheetPresence,
} from '@classeur/contracts'
import type { Timers } from './sheet-ports.ts'

const shortestFocusPauseMs = 500

/** The other people who have the sheet open. A person who sends no sign of life for a while is removed. */
function createPresenceList(timers: Timers, onChange: () => void) {
  const heard = new Map<string, { presence: SheetPresence; at: number }>()
  let present: readonly SheetPresence[] = []
  let stopExpiry: (() => void) | null = null

  function changed(): void {
    present = [...heard.values()].map(({ presence }) => presence)
    stopExpiry?.()
    const oldest = Math.min(...[...heard.values()].map(({ at }) => at))
    stopExpiry = heard.size === 0 ? null : timers.after(oldest + presenceExpiryMs - timers.now(), expire)
    onChange()
  }

  function expire(): void {
    for (const [id, { at }] of heard) if (at + presenceExpiryMs <= timers.now()) heard.delete(id)
    changed()
  }

  return {
    all: () => present,
    onPresence(presence: SheetPresence): void {
      heard.set(presence.connectionId, { presence, at: timers.now() })
      changed()
    },
    onLeft({ connectionId }: SheetLeft): void {
      if (heard.delete(connectionId)) changed()
    },
    close: () => stopExpiry?.(),
  }
}

/** Tells the others the person's current cell at most twice a second, and repeats it as a heartbeat. */
function createFocusTeller(timers: Timers, send: (cell: CellRef | null) => void) {
  let cell: CellRef | null = null
  let lastAt = -Infinity
  let stop: (() => void) | null = null
  let isClosed = false

  function plan(delayMs: number): void {
    stop?.()
    stop = timers.after(delayMs, tell)
  }
  function scheduleHeartbeat(): void {
    lastAt = timers.now()
    plan(presenceHeartbeatMs)
  }
  function tell(): void {
    scheduleHeartbeat()
    send(cell)
  }
  plan(presenceHeartbeatMs)

  return {
    focus(next: CellRef | null): void {
      cell = next
      const waitMs = lastAt + shortestFocusPauseMs - timers.now()
      if (waitMs > 0) return plan(waitMs)
      scheduleHeartbeat()
      // The key that moved the cell waits for its paint only. Signs of life don't wait: a hidden page paints nothing.
      timers.afterPaint(() => isClosed || send(next))
    },
    close(): void {
      isClosed = true
      stop?.()
    },
  }
}

/** The people who have the sheet open. After `join`, the others see this person too. */
export function createPresence(timers: Timers, onChange: () => void) {
  const { all, onPresence, onLeft, close } = createPresenceList(timers, onChange)
  let teller: ReturnType<typeof createFocusTeller> | null = null
  return {
    all,
    /** Handlers for the socket's events. */
    hints: { onPresence, onLeft },
    /** From now on, tells the others this person's cell. */
    join: (send: (cell: CellRef | null) => void) => void (teller = createFocusTeller(timers, send)),
    focus: (cell: CellRef | null) => teller?.focus(cell),
    close(): void {
      close()
      teller?.close()
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
