import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { taughtLanguages } from '../language/taught-languages.ts'
import { topicStems } from './content-words.ts'
import { sameStem, stemsIn, type Stem } from './stems.ts'

/** Sections that speak about the topic in words. Others may hold calculations or instructions only. */
const aboutTheTopic: ReadonlySet<LessonKey> = new Set([
  'overview',
  'vocabulary',
  'misconceptions',
  'explanation',
  'phases',
  'studentSheet',
  'assessment',
])
/** In a language lesson, the other sections hold words and sentences about anything. */
const aboutTheLanguage: ReadonlySet<LessonKey> = new Set(['overview', 'explanation', 'phases'])
/** A section with fewer words of its own may lack those of its topic by chance. */
const fewestStems = 15
/** Words of objectives and key terms that show the topic if none of its own words appears. */
const enoughRelated = 2

const found = (stems: readonly Stem[], among: readonly Stem[]) =>
  stems.filter((stem) => among.some((other) => sameStem(stem, other))).length

/**
 * Whether a section is about another topic: it contains no word of the topic, and next to none of the objectives and
 * key terms. A topic typed in another language than the plan's shows in the objectives.
 */
export function isOffTopic(section: LessonContent, { request, objectives, finished }: LessonFacts): boolean {
  const sections = taughtLanguages(request).size > 0 ? aboutTheLanguage : aboutTheTopic
  if (!sections.has(section.key)) return false
  const text = textsOf(section)
    .map((part) => part.text)
    .join('\n')
  if (topicStems(text).length < fewestStems) return false
  const words = stemsIn(text)
  const topic = topicStems(request.topic)
  if (found(topic, words) > 0) return false
  const terms = valueOf(finished, 'vocabulary')?.items.map(({ term }) => term) ?? []
  const related = topicStems([...objectives.map((objective) => objective.text), ...terms].join('\n'))
  if (topic.length + related.length === 0) return false
  return found(related, words) < Math.min(enoughRelated, related.length)
}
