import { maxObjectiveWords, type Language, type LessonObjective } from '@classeur/contracts'
import { countSpacedWords } from '@classeur/domain/text'
import { levelAbove } from '../../model/objectives/edit-objectives.ts'
import { arabicObjectives } from './objectives-ar.ts'
import { englishObjectives } from './objectives-en.ts'
import { frenchObjectives } from './objectives-fr.ts'
import type { ObjectKind, ObjectiveLanguage } from './objective-language.ts'

const languages: Record<Language, ObjectiveLanguage> = {
  en: englishObjectives,
  fr: frenchObjectives,
  ar: arabicObjectives,
}

const fold = (word: string) =>
  word
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0640]/gu, '')
    .toLowerCase()
const listed = (list: string) => list.split(',').map((word) => fold(word.trim()))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The content of an objective without its verb, full stop and level endings, and the kind of its object. Null if not
 * recognised.
 */
function readObjective(
  text: string,
  language: ObjectiveLanguage,
): { kind: ObjectKind; content: string } | null {
  const sentence = text.trim().replace(/[.۔]+$/u, '')
  const [verb = '', ...rest] = sentence.split(/\s+/u)
  const verbs = { things: listed(language.aboutThings), tasks: listed(language.tasks) }
  const isTask = verbs.tasks.includes(fold(verb))
  if (rest.length === 0 || !(isTask || verbs.things.includes(fold(verb)))) return null
  // Rewording would lose a second sentence or verb, or read it as part of the first.
  if (/[.!?؟]\s/u.test(sentence)) return null
  const joins = listed(language.and)
  const allVerbs = [...verbs.things, ...verbs.tasks]
  const hasSecond = rest.some((word, index) => {
    const next = fold(rest[index + 1] ?? '')
    return joins.includes(fold(word)) && allVerbs.includes(next)
  })
  if (hasSecond && !isTask) return null
  const withoutTail = (list: string) =>
    language.tails
      .split('|')
      .map((tail) => tail.trim())
      .reduce((left, tail) => (left.endsWith(tail) ? left.slice(0, -tail.length) : left), list)
      .replace(/[\s,،]+$/u, '')
  const object = withoutTail(rest.join(' '))
  if (object === '') return null
  if (isTask) {
    const task = withoutTail(sentence)
    return { kind: 'task', content: language.isCased ? lowerFirst(task) : task }
  }
  const isClause = listed(language.clauseWords).includes(fold(rest[0] ?? ''))
  return { kind: isClause ? 'clause' : 'thing', content: object }
}

/**
 * Rewords an objective one level higher: the same content with a verb and evidence of that level. Null at the top
 * level, if the verb isn't recognised, or if the new wording would be too long: changing only the label would claim a
 * level that the text doesn't ask for.
 */
export function raiseObjective(
  { text, bloomLevel }: Pick<LessonObjective, 'text' | 'bloomLevel'>,
  language: Language,
): LessonObjective | null {
  const above = levelAbove(bloomLevel)
  if (above === null || above === 'remember') return null
  const rules = languages[language]
  const read = readObjective(text, rules)
  if (!read) return null
  const raised = upperFirst(`${rules.wordings[above][read.kind].replace('{x}', read.content)}.`)
  if (countSpacedWords(raised) > maxObjectiveWords || raised.length > 300) return null
  return { text: raised, bloomLevel: above, evidence: rules.evidence[above] }
}
