import type { PictureReading } from '@classeur/domain/pictures'
import { useMemo } from 'react'
import { useSettled } from '../../../components/fields/use-settled.ts'
import { usePictureReader } from '../../../components/pictures/use-picture-reader.ts'
import { useGenerators } from '../../../http/queries/generators.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'

/** Wait for a pause, so that half a word isn't checked. */
const settleMs = 400
const shortestPrompt = 3

/** The parts of the text that the built-in renderer can draw; null if a model draws, and during typing. */
export function usePictureReading(prompt: string): PictureReading | null {
  const generators = useGenerators()
  const settled = useSettled(prompt.trim(), settleMs)
  const read = usePictureReader(generators?.image === 'sample')
  return useMemo(() => {
    if (!read || settled.length < shortestPrompt || settled !== prompt.trim()) return null
    return read(settled, currentLanguage())
  }, [read, settled, prompt])
}
