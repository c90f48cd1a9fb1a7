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

function fromPool(pool: FamilyPool, random: Random): TopicContent {
  return {
    idea: random.pick(pool.ideas),
    prior: random.some(pool.prior, 2),
    terms: random.some(pool.terms, 4),
    errors: random.some(pool.errors, 2),
    model: random.pick(pool.models),
    task: random.pick(pool.tasks),
    aims: random.some(pool.aims, 3),
    materials: random.some(pool.materials, 3),
    quiz: random.shuffled(pool.quiz),
    homework: random.pick(pool.homework),
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
  return fromPool(pack.families[family](pack.quote(shortTopic(topic))), random)
}
