import { largestMarkHundredths } from '@classeur/domain/marks'
import { z } from 'zod'
import { MarkStatus } from './mark.ts'

/** The content of a cell on the wire: hundredths of a point, a status, or null for "not entered". */
export const MarkCode = z.union([z.number().int().min(0).max(largestMarkHundredths), MarkStatus, z.null()])
export type MarkCode = z.infer<typeof MarkCode>
