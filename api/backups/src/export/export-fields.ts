import { z } from 'zod'

/** Fields of several files of an export. */
export const id = z.string().describe('identifies a document of this installation')
export const at = z.iso.datetime()
export const minor = z.number().int().describe('in the smallest unit of the currency')
export const anything = z.json()
