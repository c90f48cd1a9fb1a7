import { createContext } from 'react'

/** What to write into the texts of a phase of an empty frame; undefined for no particular prompt. */
export const PhasePrompts = createContext<(phase: number, field: string) => string | undefined>(
  () => undefined,
)
