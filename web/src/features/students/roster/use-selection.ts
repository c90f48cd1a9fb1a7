import { useState } from 'react'
import { rangeOf } from '../../../components/selection/range-of.ts'

export interface Selection {
  chosen: ReadonlySet<string>
  has: (id: string) => boolean
  /** Selects or deselects a student; with `extend`, selects everything from the last pressed student to this one. */
  press: (id: string, extend: boolean, order: readonly string[]) => void
  /** Selects everything between the last pressed student (or `from`) and this one. */
  extendTo: (id: string, from: string, order: readonly string[]) => void
  /** Adds these students to the selection. */
  take: (ids: readonly string[]) => void
  drop: (ids: readonly string[]) => void
  clear: () => void
}

/**
 * The selected students, by id. A student who is still in the list stays selected when other people change the list.
 */
export function useSelection(listed: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)
  const chosen = new Set(listed.filter((id) => ids.has(id)))

  const extendTo = (id: string, from: string, order: readonly string[]) => {
    const start = anchor !== null && order.includes(anchor) ? anchor : from
    setAnchor(start)
    setIds(new Set([...chosen, ...rangeOf(order, start, id)]))
  }
  return {
    chosen,
    has: (id) => chosen.has(id),
    press: (id, extend, order) => {
      if (extend) return extendTo(id, id, order)
      setAnchor(id)
      setIds(chosen.has(id) ? without(chosen, [id]) : new Set([...chosen, id]))
    },
    extendTo,
    take: (more) => setIds(new Set([...chosen, ...more])),
    drop: (some) => setIds(without(chosen, some)),
    clear: () => {
      setAnchor(null)
      setIds(new Set())
    },
  }
}

const without = (ids: ReadonlySet<string>, some: readonly string[]) =>
  new Set([...ids].filter((id) => !some.includes(id)))
