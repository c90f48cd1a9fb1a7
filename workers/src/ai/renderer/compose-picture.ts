import { imagePixels } from '@classeur/contracts'
import type { ImageGeneration } from '../image-generator.ts'
import type { IconSet } from './icons/icon-set.ts'
import { createDice } from './seed.ts'

export interface Picture {
  svg: string
  altText: string
}

/** The whole picture from its words; nothing of the prompt's text gets into the SVG. */
export function composePicture({ request, variant }: ImageGeneration, icons: IconSet): Picture {
  const { prompt, style, aspect, language } = request
  const { width, height } = imagePixels[aspect]
  const dice = createDice(prompt, style, aspect, language, variant)
  const words = prompt.toLowerCase().split(/[^\p{L}]+/u)
  const names = words
    .flatMap((word) => [word, word.replace(/s$/, ''), `red-${word}`])
    .filter((word) => icons.has(word))
  const shown = names.length > 0 ? names.slice(0, 3) : ['open-book', 'pencil']
  const size = Math.min(width / shown.length, height) * dice.real(0.6, 0.75)
  const parts = shown.map((name, index) => {
    const x = (width * (index + 0.5)) / shown.length - size / 2
    return `<g transform="translate(${x} ${(height - size) / 2}) scale(${size / 32})">${icons.get(name) ?? ''}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`
  return { svg, altText: shown.join(', ').replaceAll('-', ' ') }
}
