import { createContext } from 'react'

/** The subjects of the typed texts that aren't saved yet. */
export const DraftedTexts = createContext<ReadonlySet<string>>(new Set())
