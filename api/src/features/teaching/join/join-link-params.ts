import { z } from 'zod'

/** Accepts any text, because an impossible token gets the same response as an unknown one. */
export const joinLinkParams = z.strictObject({ token: z.string() })
