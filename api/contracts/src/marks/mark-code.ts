import { z } from 'zod'
import { MarkStatus } from './mark.ts'

/** What a cell holds: exactly one of value (hundredths of a point) and status, or neither ("not entered"). */
export interface MarkContent {
  valueHundredths: number | null
  status: MarkStatus | null
}

/** Most points of one cell, in hundredths. */
export const largestMarkHundredths = 100_000

/** The content of a cell on the wire: hundredths of a point, a status, or null for "not entered". */
export const MarkCode = z.union([z.number().int().min(0).max(largestMarkHundredths), MarkStatus, z.null()])
export type MarkCode = z.infer<typeof MarkCode>

export const codeOf = ({ valueHundredths, status }: MarkContent): MarkCode => status ?? valueHundredths

export const contentOf = (code: MarkCode): MarkContent =>
  typeof code === 'string' ? { valueHundredths: null, status: code } : { valueHundredths: code, status: null }

export const emptyContent: MarkContent = { valueHundredths: null, status: null }

export const sameContent = (a: MarkContent, b: MarkContent): boolean => codeOf(a) === codeOf(b)
