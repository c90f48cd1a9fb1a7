import { exactSharePattern } from '@classeur/domain/marks'
import { z } from 'zod'

/** A share of a maximum as a fraction in lowest terms, such as "247/400". */
export const ExactShare = z.string().regex(exactSharePattern)
export type ExactShare = z.infer<typeof ExactShare>
