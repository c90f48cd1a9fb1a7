import { setTimeout } from 'node:timers/promises'
import type { GeneratorInfo } from '@classeur/contracts'
import type { PictureInput } from './compose-picture.ts'
import type { LoadSharp } from './rasterise.ts'

/** Pause after each of the three stages, in milliseconds, so that users can follow the progress. */
const defaultStagePaceMs = 400

/** Loads the drawing code with the first picture, so that a worker without pictures needs no memory for its data. */
async function loadDrawing() {
  const [{ composePicture }, { loadIconSet }, { rasterise }] = await Promise.all([
    import('./compose-picture.ts'),
    import('./icons/icon-set.ts'),
    import('./rasterise.ts'),
  ])
  return { composePicture, loadIconSet, rasterise }
}

export interface ImageRenderer {
  readonly info: GeneratorInfo
  /**
   * @param onProgress called after each stage with the progress, 0 to 1
   * @returns an opaque PNG, its alternative text in the language of the request, and the requested things it lacks
   * @throws the signal's reason at once when it aborts, also during a pause
   */
  generateImage(
    input: PictureInput,
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
  ): Promise<{ bytes: Uint8Array; altText: string; missing: readonly string[] }>
}

interface ImageRendererOptions {
  paceMs?: number | undefined
  /** Returns the image library after setting its limits on threads and memory, which apply to the whole process. */
  loadSharp: LoadSharp
}

/**
 * Draws without a model: finds the things, numbers and places that the prompt names, and arranges them in a scene, a
 * diagram or an exact figure. The same request and variant produce the same picture; any other produces another.
 */
export function createImageRenderer({
  paceMs = defaultStagePaceMs,
  loadSharp,
}: ImageRendererOptions): ImageRenderer {
  const pause = async (signal: AbortSignal) => {
    if (paceMs > 0) await setTimeout(paceMs, undefined, { signal }).catch(() => undefined)
    signal.throwIfAborted()
  }
  return {
    info: { kind: 'sample', model: null, promptVersion: null },
    async generateImage({ request, variant }, signal, onProgress) {
      signal.throwIfAborted()
      onProgress(0.05)
      const { composePicture, loadIconSet, rasterise } = await loadDrawing()
      const icons = await loadIconSet()
      onProgress(0.25)
      await pause(signal)
      const { svg, altText, missing } = composePicture({ request, variant }, icons)
      onProgress(0.5)
      await pause(signal)
      const bytes = await rasterise(svg, loadSharp, signal)
      onProgress(0.9)
      await pause(signal)
      onProgress(1)
      return { bytes, altText, missing }
    },
  }
}
