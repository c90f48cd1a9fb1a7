import type { LessonRequest } from '@classeur/contracts'
import type { FamilyPool, Stage, TopicBank, TopicContent } from '../content.ts'
import { detectTopic } from '../detect/detect-topic.ts'
import { exerciseMakers } from '../exercises/exercise-makers.ts'
import type { LanguagePack } from '../language-pack.ts'
import { createRandom, type Random } from '../random.ts'

const maxTopicWords = 8
const maxTopicLetters = 60

/** The topic as it is named inside sentences: whole if it is short, else its beginning up to a natural pause. */
export function shortTopic(topic: string): string {
  const words = topic.split(/\s+/u)
  if (words.length <= maxTopicWords && topic.length <= maxTopicLetters) return topic
  const clause = topic.split(/\s*[:;,.–—(،؛]/u)[0] ?? topic
  const kept: string[] = []
  for (const word of clause.split(/\s+/u).slice(0, maxTopicWords)) {
    if ([...kept, word].join(' ').length > maxTopicLetters) break
    kept.push(word)
  }
  const short = kept.length > 0 ? kept.join(' ') : topic.slice(0, maxTopicLetters)
  return short.length > 2 && short === clause ? short : `${short}…`
}

function fromBank(
  bank: TopicBank,
  random: Random,
  stage: Stage,
  topic: string,
  pack: LanguagePack,
): TopicContent {
  const { exercise, model, ...content } = bank
  if (!exercise) return { ...content, model: model ?? '' }
  const set = exerciseMakers[exercise](random, stage, pack.exercises, topic)
  return { ...content, model: set.model, quiz: [...set.quiz, ...content.quiz] }
}

/** The topic itself is the first term: what it means is left to the class, for nothing is known about it here. */
function fromPool(pool: FamilyPool, random: Random, term: string, pack: LanguagePack): TopicContent {
  const general = pool.general ?? pool
  const blend = <T>(own: readonly T[], others: readonly T[], counts: readonly [number, number]): T[] => {
    const chosen = random.some(own, counts[0])
    return [
      ...chosen,
      ...random.some(
        others.filter((item) => !chosen.includes(item)),
        counts[1],
      ),
    ]
  }
  return {
    idea: random.pick(pool.ideas),
    prior: blend(pool.prior, general.prior, [1, 1]),
    terms: [[term, pack.sections.toDefine], ...blend(pool.terms, general.terms, [3, 1])],
    errors: [...random.shuffled(pool.errors), ...(pool.general ? random.some(general.errors, 1) : [])],
    model: random.pick(pool.models),
    task: random.pick(pool.tasks),
    aims: blend(pool.aims, general.aims, [random.between(2, 3), 1]),
    materials: blend(pool.materials, general.materials, [2, 1]),
    quiz: [...random.shuffled(pool.quiz), ...(pool.general ? random.shuffled(general.quiz) : [])],
    homework: random.pick([...pool.homework, ...general.homework]),
  }
}

/** What is known about the topic, or else the methods of its subject applied to the topic's own words. */
export function topicContent(request: LessonRequest, stage: Stage, pack: LanguagePack): TopicContent {
  const { subject, topic, level, language } = request
  const random = createRandom(
    'content',
    language,
    subject.toLowerCase(),
    topic.toLowerCase(),
    level.toLowerCase(),
  )
  const { family, topicId } = detectTopic(request)
  if (topicId) return fromBank(pack.topics[topicId], random, stage, topic, pack)
  const short = shortTopic(topic)
  return fromPool(pack.families[family](pack.quote(short)), random, short, pack)
}
