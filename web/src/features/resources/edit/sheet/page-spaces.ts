import { createContext } from 'react'

/** The room above each item that starts a page, in pixels, by the id of the item. */
export const PageSpaces = createContext<ReadonlyMap<string, number>>(new Map())
