import { foldedWords } from '../../material/fold-words.ts'
import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { sentencesIn, withoutQuotes } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'

/** Shorter sentences may come back. */
const fewestWords = 8
/** So may an instruction that several tasks need. */
const fewestWordsOfTask = 15
const mostFindings = 5

/** Sections that are meant to return to what others say: the board, the answers, the tasks made easier. */
const mayRepeatOthers: ReadonlySet<LessonKey> = new Set([
  'objectives',
  'board',
  'modelAnswers',
  'studentSheet',
  'differentiation',
  'assessment',
  'vocabulary',
])

/** Texts that others are meant to repeat: the big idea, and questions that a phase asks. */
const mayComeBack = (section: LessonContent): readonly string[] => {
  switch (section.key) {
    case 'overview':
      return [section.value.bigIdea]
    case 'priorKnowledge':
      return [section.value.checkQuestion]
    case 'examples':
      return section.value.faded ? [section.value.faded.problem] : []
    case 'phases':
      return section.value.items.map(({ checkQuestion }) => checkQuestion)
    default:
      return []
  }
}

const asKey = (sentence: string) => foldedWords(sentence).join(' ')

/** The sentences of a section that are long enough to be noticed when they come back. */
function sentencesOf(section: LessonContent): { key: string; sentence: string }[] {
  // A right answer repeats the right option, and a table its rows. A phase asks the questions that others list.
  const free = mayComeBack(section)
  // What earns a point is the same in many tasks.
  if (section.key === 'modelAnswers') return []
  return textsOf(section)
    .filter(({ text }) => !free.includes(text))
    .filter(({ role, text }) => role === 'claim' || (role === 'task' && !/[?؟]/u.test(text)))
    .flatMap(({ text, taskId }) =>
      sentencesIn(withoutQuotes(text)).map((sentence) => ({ key: asKey(sentence), sentence, taskId })),
    )
    .filter(({ key, taskId }) => key.split(' ').length >= (taskId === '' ? fewestWords : fewestWordsOfTask))
}

/** No sentence comes twice in a section, nor in two sections that have different things to say. */
export function checkRepeats(section: LessonContent, { finished }: LessonFacts): LessonFinding[] {
  const finding = findingsIn(section.key)
  const seen = new Set(
    mayRepeatOthers.has(section.key)
      ? []
      : finished
          .filter((other) => other.key !== section.key && !mayRepeatOthers.has(other.key))
          .flatMap(sentencesOf)
          .map(({ key }) => key),
  )
  const repeated = new Map<string, string>()
  for (const { key, sentence } of sentencesOf(section)) {
    if (seen.has(key)) repeated.set(key, sentence)
    seen.add(key)
  }
  return [...repeated.values()]
    .slice(0, mostFindings)
    .map((sentence) =>
      finding(
        'repeated',
        { sentence },
        `This sentence comes twice in the plan: “${sentence}” Say something new.`,
      ),
    )
}
