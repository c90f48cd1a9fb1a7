import { LessonObjective, maxObjectiveWords, type LessonSectionKey } from '@classeur/contracts'
import { checkObjectives, unwritten } from '@classeur/domain/lesson-plans'
import { countSpacedWords } from '@classeur/domain/text'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, valueAt, type Path } from '../../engine/paths.ts'
import type { TextRule } from '../../engine/section-rules.ts'
import { useEditing } from '../../model/editing.ts'
import { PlanLanguage } from '../../model/plan-language.ts'
import type { TextHint } from './text-editor.tsx'

/** Below this share of the longest text, nobody needs to count characters. */
const shareToCount = 0.9
const shortestObjective = 3

/** What an editor says about a text: for objectives the words and the verb, otherwise how to save, or that it is too long. */
export function useTextHint(key: LessonSectionKey, path: Path, rule: TextRule): (typed: string) => TextHint {
  const { t } = useTranslation('lesson-edit')
  const verbHint = useVerbHint(path)
  const isObjective = key === 'objectives' && /^items\.\d+\.text$/.test(pathKey(path))
  return (typed) => {
    if (isObjective) {
      const count = countSpacedWords(typed)
      const length = t('text.words', { count, limit: maxObjectiveWords })
      if (count > maxObjectiveWords) return { text: length, isProblem: true }
      if (typed.length < shortestObjective) return { text: t('text.objectiveMissing'), isProblem: true }
      return { text: `${length} · ${verbHint(typed)}`, isProblem: false }
    }
    if (typed.length > rule.maxLength)
      return { text: t('text.tooLong', { count: typed.length, limit: rule.maxLength }), isProblem: true }
    if (typed.length > rule.maxLength * shareToCount)
      return { text: t('text.characters', { count: typed.length, limit: rule.maxLength }), isProblem: false }
    return { text: t('text.keys'), isProblem: false }
  }
}

/** Whether an objective starts with a verb that can be seen or heard and belongs to its thinking level. */
function useVerbHint(path: Path): (typed: string) => string {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  const language = useContext(PlanLanguage)
  const { editor } = useEditing()
  return (typed) => {
    const stored = LessonObjective.safeParse(valueAt(editor.shown('objectives'), path.slice(0, -1)))
    const bloomLevel = stored.data?.bloomLevel ?? 'understand'
    const [finding] = checkObjectives([{ text: typed, bloomLevel, evidence: unwritten }], language)
    if (!finding) return t('text.verbFine')
    const level = t(`lesson-plans:bloom.${bloomLevel}`)
    return t(finding.code === 'verb-level' ? 'text.verbLevel' : 'text.verbHidden', {
      verb: finding.params['verb'],
      level,
    })
  }
}
