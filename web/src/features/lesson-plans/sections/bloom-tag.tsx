import { BloomLevel } from '@classeur/contracts'
import { Tag, type Tone } from '../../../components/feedback/tag.tsx'
import { usePlanText } from '../model/plan-language.ts'
import { textOf, withoutCaret } from '../model/read-partial.ts'

const tones: Record<BloomLevel, Tone> = {
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
  return level.success ? <Tag tone={tones[level.data]}>{t(`bloom.${level.data}`)}</Tag> : null
}
