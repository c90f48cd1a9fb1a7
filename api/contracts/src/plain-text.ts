import { oneLine } from '@classeur/domain/text'
import { z } from 'zod'

/** A single line of user input, such as a name or a title, of at most `max` characters. */
export const LineOfText = (max: number) => z.string().overwrite(oneLine).max(max)
