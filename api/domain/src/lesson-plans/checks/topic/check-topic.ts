import { foldedWords } from '../../material/fold-words.ts'
import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { taughtLanguages } from '../language/taught-languages.ts'
import { topicStems } from './content-words.ts'
import { sameWord, stemOf, stemsIn, type Stem } from './stems.ts'

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
/** A section with fewer words of its own may lack those of its topic by chance; but an overview says what the lesson is about. */
const fewestStems = { overview: 8, other: 15 }
/** Words of objectives and key terms that show the topic if its own words are rare. */
const enoughRelated = { short: 1, long: 3 }
/** A long section has this many words of its own. In it, a single word of the topic may be there by chance. */
const manyStems = 30
/** But not one that comes back this often. */
const fewestReturns = 3

const countShared = (stems: readonly Stem[], among: readonly Stem[]) =>
  stems.filter((stem) => among.some((other) => sameWord(stem, other))).length
/** How often words of the topic occur in a text. */
const returnsOf = (topic: readonly Stem[], text: string) =>
  foldedWords(text)
    .map(stemOf)
    .filter((stem) => topic.some((other) => sameWord(stem, other))).length

/** The verb of an objective says what students do, not what about. */
const withoutVerb = (text: string) => text.replace(/^\P{L}*[\p{L}\p{M}’'-]+/u, '')

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
  const own = topicStems(text).length
  if (own < fewestStems[section.key === 'overview' ? 'overview' : 'other']) return false
  const textStems = stemsIn(text)
  const topic = topicStems(request.topic)
  const named = countShared(topic, textStems)
  const mayBeChance = named === 1 && own >= manyStems && returnsOf(topic, text) < fewestReturns
  if (named > 0 && !mayBeChance) return false
  const terms = valueOf(finished, 'vocabulary')?.items.map(({ term }) => term) ?? []
  const related = topicStems([...objectives.map((item) => withoutVerb(item.text)), ...terms].join('\n'))
  if (topic.length + related.length === 0) return false
  const enough = own >= manyStems ? enoughRelated.long : enoughRelated.short
  return named + countShared(related, textStems) < Math.min(enough, Math.ceil(related.length / 3))
}
