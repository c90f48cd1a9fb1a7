import { createContext } from 'react'

/**
 * True around fields that may be read but not changed. They stay focusable, so that their text can be selected and
 * copied and the keyboard and screen readers reach it; browsers allow neither in disabled fields.
 */
export const ReadOnlyFields = createContext(false)
