import { BloomLevel } from '@classeur/contracts'
import { Tag, type Tone } from '../../../../components/feedback/tag.tsx'
import { usePlanText } from '../../model/plan-language.ts'
import { textOf, withoutCaret } from '../../model/read-partial.ts'

export const toneOfLevel: Record<BloomLevel, Exclude<Tone, 'pen'>> = {
  remember: 'plain',
  understand: 'plain',
  apply: 'board',
  analyse: 'sky',
  evaluate: 'sun',
  create: 'sun',
}

/** The thinking level of an objective; nothing until it has been written. */
export function BloomTag({ value }: { value: unknown }) {
  const t = usePlanText()
  const level = BloomLevel.safeParse(withoutCaret(textOf(value)))
  return level.success ? <Tag tone={toneOfLevel[level.data]}>{t(`bloom.${level.data}`)}</Tag> : null
}
