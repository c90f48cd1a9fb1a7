import { imagePromptLimits } from '@classeur/contracts'
import type { PictureReading } from '@classeur/domain/pictures'
import { useMemo } from 'react'
import { useSettled } from '../../../../components/fields/use-settled.ts'
import { usePictureReader } from '../../../../components/pictures/use-picture-reader.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'

const settleMs = 400

/** What the built-in renderer can draw of a text; null if a model draws, during typing, or if nothing is missing. */
export function useDrawable(prompt: string, isBuiltIn: boolean): PictureReading | null {
  const settled = useSettled(prompt.trim(), settleMs)
  const read = usePictureReader(isBuiltIn)
  return useMemo(() => {
    if (!read || settled.length < imagePromptLimits.shortest) return null
    const reading = read(settled, currentLanguage())
    return reading.isEmpty || reading.missing.length > 0 ? reading : null
  }, [read, settled])
}
