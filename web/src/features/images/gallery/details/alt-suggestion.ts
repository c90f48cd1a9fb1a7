import type { MediaImage } from '@classeur/contracts'
import { labelTexts } from '@classeur/domain/labels'

/** What cameras and computers build names from, which says nothing about the picture. */
const deviceWords =
  /\b(img|image|dsc[nf]?|dcim|pxl|photo|picture|pic|scan|screenshot|screen|shot|capture|clipboard|untitled|whatsapp|wa|bild|at|copy|copie)\b|صورة/giu
const isDeviceName = (name: string): boolean =>
  !/\p{L}/u.test(name.replace(/[\d_]+/gu, ' ').replace(deviceWords, ''))

/** What a description of a picture can start from. Nothing here has looked at the picture. */
export interface AltSuggestion {
  /** The request, or the name that the person gave. */
  text: string
  labels: readonly string[]
}

/** Null if nothing is known about what the picture shows. */
export function suggestAltText(image: Pick<MediaImage, 'prompt' | 'name' | 'labels'>): AltSuggestion | null {
  const name = image.name.trim()
  const text = image.prompt.trim() || (isDeviceName(name) ? '' : name)
  const labels = [...new Set(labelTexts(image.labels))]
  return text === '' && labels.length === 0 ? null : { text, labels }
}
