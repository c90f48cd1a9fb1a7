import { z } from 'zod'

/** Any text in the address: a text that can't be a token is answered like an unknown token. */
export const joinLinkParams = z.strictObject({ token: z.string() })
