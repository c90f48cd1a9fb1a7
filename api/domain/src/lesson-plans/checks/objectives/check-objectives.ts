import { bloomLevels } from '../../../exams/bloom-level.ts'
import { foldLetters } from '../../../safety/fold-letters.ts'
import type { Language } from '../../../text/language.ts'
import { isListed, mentions } from '../../material/fold-words.ts'
import { asWritten } from '../content/as-written.ts'
import type { Objective } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { hiddenVerbs, openings, verbLevels } from './verbs.ts'

const finding = findingsIn('objectives')
const fewestLevels = 3

/** Unobservable in two words, of which the first alone says nothing. */
const hiddenPairs: Readonly<Record<Language, string>> = {
  en: 'be+aware be+familiar gain+understanding have+knowledge',
  fr: 'prendre+conscience se+familiariser s+interesser avoir+conscience',
  ar: 'يكون+علي$',
}

/** The words of an objective from its verb on, in folded letters. */
function verbOf(text: string, language: Language): string[] {
  const folded = foldLetters(text).replace(/^[\s\d.)•-]+/u, '')
  return folded.replace(openings[language], '').match(/\p{L}+/gu) ?? []
}

/** Objectives whose verbs can be observed, belong to their thinking level, and cover several levels. */
export function checkObjectives(objectives: readonly Objective[], language: Language): LessonFinding[] {
  const verbs = objectives.flatMap(({ text, bloomLevel }, index) => {
    const [verb = '', next = ''] = verbOf(text, language)
    const shown = asWritten(verb, text)
    const params = { objective: index + 1, verb: shown }
    if (isListed(verb, hiddenVerbs[language]) || mentions([verb, next], hiddenPairs[language]))
      return [
        finding(
          'verb-not-observable',
          params,
          `“${shown}” in objective ${index + 1} can't be seen or heard.`,
        ),
      ]
    const levelsOfVerb = verbLevels.find(([patterns]) => isListed(verb, patterns))
    const level = bloomLevels.indexOf(bloomLevel)
    // One level more or less is a matter of opinion.
    const isOff =
      levelsOfVerb &&
      (level < bloomLevels.indexOf(levelsOfVerb[1]) - 1 || level > bloomLevels.indexOf(levelsOfVerb[2]) + 1)
    return isOff
      ? [
          finding(
            'verb-level',
            params,
            `“${shown}” in objective ${index + 1} isn't a verb of “${bloomLevel}”.`,
          ),
        ]
      : []
  })
  const levels = new Set(objectives.map(({ bloomLevel }) => bloomLevel)).size
  if (levels >= Math.min(fewestLevels, objectives.length)) return verbs
  return [
    ...verbs,
    finding('bloom-spread', { levels }, `The objectives have ${levels} thinking levels only.`),
  ]
}
