import type { Move } from '../model/moves.ts'

/** A command that a key gives while no cell is being edited. */
export type Command =
  | { do: 'move'; move: Move; extend: boolean }
  | { do: 'enter'; back: boolean }
  | { do: 'type'; text: string }
  /** An input method starts: the editor opens and receives the key itself. */
  | { do: 'compose' }
  | {
      do:
        | 'edit'
        | 'clear'
        | 'escape'
        | 'undo'
        | 'redo'
        | 'fill-down'
        | 'select-all'
        | 'search'
        | 'keys'
        | 'history'
        | 'menu'
    }

/** The part of a keyboard event that decides the command. */
export interface Pressed {
  key: string
  code: string
  shiftKey: boolean
  altKey: boolean
  /** Ctrl, or ⌘ on a Mac. */
  command: boolean
  /** Ctrl on a Mac, the Windows key elsewhere: the operating system handles these shortcuts. */
  system: boolean
  /** AltGr types characters, although it reports Ctrl and Alt. */
  altGraph: boolean
  isComposing: boolean
}

const plain: Partial<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first-question',
  End: 'last-question',
  PageUp: 'page-up',
  PageDown: 'page-down',
}
const withCommand: Partial<Record<string, Move>> = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  Home: 'start',
  End: 'end',
}
const commandLetters: Partial<Record<string, Command>> = {
  z: { do: 'undo' },
  y: { do: 'redo' },
  d: { do: 'fill-down' },
  a: { do: 'select-all' },
}
const named: Partial<Record<string, Command>> = {
  F2: { do: 'edit' },
  Escape: { do: 'escape' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  ContextMenu: { do: 'menu' },
}

/** The Latin letter of a key, even if the keyboard types another script. */
const latinLetter = ({ key, code }: Pick<Pressed, 'key' | 'code'>): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase()

const sideways = (key: string, isRtl: boolean, command: boolean): Move | undefined => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isNext = (key === 'ArrowRight') !== isRtl
  if (command) return isNext ? 'last-question' : 'first-question'
  return isNext ? 'next' : 'previous'
}

/** The command of a key; null if the browser handles the key. */
export function commandOf(pressed: Pressed, isRtl: boolean): Command | null {
  const { key, shiftKey, altKey, command, system, altGraph, isComposing } = pressed
  if (isComposing || key === 'Process' || key === 'Dead') return { do: 'compose' }
  const types = [...key].length === 1
  if (types && altGraph) return { do: 'type', text: key }
  if (system) return null
  if (altKey) return !command && latinLetter(pressed) === 'h' ? { do: 'history' } : null
  const move = sideways(key, isRtl, command) ?? (command ? withCommand : plain)[key]
  if (move) return { do: 'move', move, extend: shiftKey }
  if (command) {
    const letter = latinLetter(pressed)
    return letter === 'z' && shiftKey ? { do: 'redo' } : (commandLetters[letter] ?? null)
  }
  if (key === 'Enter') return { do: 'enter', back: shiftKey }
  if (key === 'F10' && shiftKey) return { do: 'menu' }
  if (key === '/') return { do: 'search' }
  if (key === '?' || key === '؟') return { do: 'keys' }
  if (types && key !== ' ') return { do: 'type', text: key }
  return named[key] ?? null
}
