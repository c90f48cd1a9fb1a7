import type { ImageAspect } from '@classeur/contracts'

/** The text key of a shape. A colon in a key would be read as a text area. */
export const aspectText = (aspect: ImageAspect): string => `aspect.${aspect.replace(':', 'x')}`
