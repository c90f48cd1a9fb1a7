import type { ImageAspect } from '@classeur/contracts'

/** Key of a shape's words; a colon in a key would name an area of words. */
export const aspectText = (aspect: ImageAspect): string => `aspect.${aspect.replace(':', 'x')}`
