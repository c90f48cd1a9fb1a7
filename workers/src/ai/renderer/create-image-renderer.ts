import type { ImageGenerator } from '../image-generator.ts'
import { pause } from '../sample/pace.ts'

/** Pause after each of the three stages, in milliseconds, so that users can follow the progress. */
export const defaultStagePaceMs = 400

/** Loaded with the first picture, so that a worker without pictures needs no memory for icons and word lists. */
async function loadDrawing() {
  const [{ composePicture }, { loadIconSet }, { rasterise }] = await Promise.all([
    import('./compose-picture.ts'),
    import('./icons/icon-set.ts'),
    import('./rasterise.ts'),
  ])
  return { composePicture, loadIconSet, rasterise }
}

/**
 * Draws without a model: finds the things, numbers and places that the prompt names, and arranges them in a scene, a
 * diagram or an exact figure. The same request and variant produce the same picture; any other produces another.
 */
export function createImageRenderer({
  paceMs = defaultStagePaceMs,
}: { paceMs?: number | undefined } = {}): ImageGenerator {
  return {
    info: { kind: 'sample', model: null },
    async generateImage({ request, variant }, signal, onProgress) {
      signal.throwIfAborted()
      onProgress(0.05)
      const { composePicture, loadIconSet, rasterise } = await loadDrawing()
      const icons = await loadIconSet()
      onProgress(0.25)
      await pause(paceMs, signal)
      const { svg, altText, missing } = composePicture({ request, variant }, icons)
      onProgress(0.5)
      await pause(paceMs, signal)
      const bytes = await rasterise(svg, signal)
      onProgress(0.9)
      await pause(paceMs, signal)
      onProgress(1)
      return { bytes, altText, missing }
    },
  }
}
