import { createContext } from 'react'

/**
 * True around read-only fields. They stay focusable, so that the keyboard and screen readers reach them and their text
 * can be selected and copied. Browsers allow neither in disabled fields.
 */
export const ReadOnlyFields = createContext(false)
