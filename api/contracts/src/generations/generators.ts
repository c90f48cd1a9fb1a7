import { z } from 'zod'

/** A configured model, or the built-in sample generator, which has material for a few topics only. */
export const GeneratorKind = z.enum(['sample', 'model'])
export type GeneratorKind = z.infer<typeof GeneratorKind>

/** `GET /api/generators`: this installation's generators of lesson plans (`text`) and pictures (`image`). */
export const Generators = z.object({ text: GeneratorKind, image: GeneratorKind })
export type Generators = z.infer<typeof Generators>
