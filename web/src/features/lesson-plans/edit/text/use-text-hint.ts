import { maxObjectiveWords, type LessonSectionKey } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { pathKey, type Path } from '../../engine/paths.ts'
import type { TextRule } from '../../engine/section-rules.ts'
import { countWords } from '../../model/edit-objectives.ts'
import type { TextHint } from './text-editor.tsx'

/** Below this share of the longest text, nobody needs to count characters. */
const shareToCount = 0.9

/** What an editor says about a text: for objectives the words and the verb, otherwise how to save, or that it is too long. */
export function useTextHint(key: LessonSectionKey, path: Path, rule: TextRule): (typed: string) => TextHint {
  const { t } = useTranslation('lesson-edit')
  const isObjective = key === 'objectives' && /^items\.\d+\.text$/.test(pathKey(path))
  return (typed) => {
    if (isObjective) {
      const count = countWords(typed)
      const words = t('text.words', { count, limit: maxObjectiveWords })
      if (count > maxObjectiveWords) return { text: words, isProblem: true }
      if (typed.length < 3) return { text: t('text.objectiveMissing'), isProblem: true }
      return { text: `${words} · ${t('text.verb')}`, isProblem: false }
    }
    if (typed.length > rule.maxLength)
      return { text: t('text.tooLong', { count: typed.length, limit: rule.maxLength }), isProblem: true }
    if (typed.length > rule.maxLength * shareToCount)
      return { text: t('text.characters', { count: typed.length, limit: rule.maxLength }), isProblem: false }
    return { text: t('text.keys'), isProblem: false }
  }
}
