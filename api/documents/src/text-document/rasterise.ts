import { svgOf, type Scene } from '@classeur/domain/content'
import type { Language } from '@classeur/contracts'
import { fontFiles } from '../pdf/font-files.ts'

/** A drawing as PNG. */
export type Rasterise = (scene: Scene, language: Language) => Uint8Array

/** Sharp in print: three pixels for each at 96 to the inch. */
const zoom = 3

/** The fonts of the product: for a label, the one of its language first. */
export const fontsFor = (language: Language): string =>
  language === 'ar' ? 'IBM Plex Sans Arabic, Inter' : 'Inter, IBM Plex Sans Arabic'

/** The renderer is loaded for the first document, not at startup. */
export async function createRasterise(): Promise<Rasterise> {
  const { Resvg } = await import('@resvg/resvg-js')
  return (scene, language) =>
    new Resvg(svgOf(scene, fontsFor(language)), {
      font: { fontFiles: fontFiles(), loadSystemFonts: false },
      background: '#ffffff',
      fitTo: { mode: 'zoom', value: zoom },
    })
      .render()
      .asPng()
}
