import {
  presenceExpiryMs,
  presenceHeartbeatMs,
  type CellRef,
  type SheetLeft,
  type SheetPresence,
} from '@classeur/contracts'
import type { Timers } from './sheet-ports.ts'

const shortestFocusPauseMs = 500

/** Who else has the sheet open. Somebody who wasn't heard of for a while has gone. */
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

/** Tells the others where the person is: at most twice a second, the last cell wins; and, as a heartbeat, that they are still there. */
function createFocusTeller(timers: Timers, send: (cell: CellRef | null) => void) {
  let cell: CellRef | null = null
  let lastAt = -Infinity
  let stop: (() => void) | null = null

  function plan(delayMs: number): void {
    stop?.()
    stop = timers.after(delayMs, tell)
  }
  function tell(): void {
    lastAt = timers.now()
    plan(presenceHeartbeatMs)
    send(cell)
  }
  plan(presenceHeartbeatMs)

  return {
    focus(next: CellRef | null): void {
      cell = next
      const waitMs = lastAt + shortestFocusPauseMs - timers.now()
      if (waitMs <= 0) tell()
      else plan(waitMs)
    },
    close: () => stop?.(),
  }
}

/** The people who have the sheet open: the others, and this person, who is shown to them once the sheet is joined. */
export function createPresence(timers: Timers, onChange: () => void) {
  const { all, onPresence, onLeft, close } = createPresenceList(timers, onChange)
  let teller: ReturnType<typeof createFocusTeller> | null = null
  return {
    all,
    /** What the live connection says. */
    hints: { onPresence, onLeft },
    /** Tells the others from now on. */
    join: (send: (cell: CellRef | null) => void) => void (teller = createFocusTeller(timers, send)),
    focus: (cell: CellRef | null) => teller?.focus(cell),
    close(): void {
      close()
      teller?.close()
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
