import { useId, useState, type KeyboardEvent } from 'react'
import { loadPanels } from './use-panels.ts'

/** The properties of a control that opens a panel. Pass all of them to a button. */
export interface OpenerProps {
  ref: (element: HTMLElement | null) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface OpenState {
  /** Null while the panel is closed. `first`: the item that the panel focuses. */
  open: { anchor: HTMLElement; first: 'first' | 'last' } | null
  panelId: string
  opener: OpenerProps
  close: (returnsFocus: boolean) => void
}

/**
 * A control that opens and closes a panel beside it. `onFail` gets the error if the panel's code can't be fetched.
 */
export function useOpener(kind: 'menu' | 'dialog', onFail: (error: unknown) => void): OpenState {
  const panelId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [first, setFirst] = useState<'first' | 'last' | null>(null)
  const openAt = (line: 'first' | 'last') => {
    setFirst(line)
    loadPanels().catch((error: unknown) => {
      setFirst(null)
      onFail(error)
    })
  }
  const line = { ArrowDown: 'first', ArrowUp: 'last' } as const
  return {
    open: anchor && first ? { anchor, first } : null,
    panelId,
    opener: {
      ref: setAnchor,
      'aria-haspopup': kind,
      'aria-expanded': first !== null,
      'aria-controls': first === null ? undefined : panelId,
      onClick: () => (first === null ? openAt('first') : setFirst(null)),
      onKeyDown: (event) => {
        if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        openAt(line[event.key])
      },
    },
    close: (returnsFocus) => {
      setFirst(null)
      if (returnsFocus) anchor?.focus()
    },
  }
}
