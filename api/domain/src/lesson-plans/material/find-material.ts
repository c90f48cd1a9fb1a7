import type { LessonRequest } from '../lesson.ts'
import { excludedMaterials } from './excluded-materials.ts'
import { foldedWords, isListed, mentions } from './fold-words.ts'
import {
  agesOfPack,
  plainWords,
  samplePackIds,
  samplePacks,
  type SampleLessonId,
  type SamplePackId,
} from './sample-packs.ts'
import { agesOfLevel, type Ages } from './school-ages.ts'
import { isSensitiveTopic } from './sensitive-topics.ts'

/**
 * Why the sample generator has no material for a request. `level-unclear`: the level doesn't imply an age.
 * `language`: the lesson isn't written in the requested language.
 */
export type NoMaterialReason =
  'topic' | 'sensitive' | 'language' | 'level' | 'level-unclear' | 'duration' | 'materials'

export type Material =
  | { available: true; packId: SamplePackId; lessonId: SampleLessonId; ages: Ages }
  | {
      available: false
      reason: NoMaterialReason
      /** Packs to offer instead, nearest first; empty for a sensitive topic and for excluded materials. */
      nearest: SamplePackId[]
    }

/** The lesson durations that the packs have enough text for, in minutes. */
export const materialMinutes = { from: 20, to: 120 } as const

/** A level that spans this many years or more names a school stage, not a class. */
const yearsOfAClass = 2
const mostOffered = 4

const contains = (outer: Ages, inner: Ages) => outer.from <= inner.from && inner.to <= outer.to
const overlaps = (one: Ages, other: Ages) => one.from <= other.to && other.from <= one.to
const yearsBetween = (one: Ages, other: Ages) => Math.max(0, one.from - other.to, other.from - one.to)
const middleOf = ({ from, to }: Ages) => (from + to) / 2

/** Whether a pack has a level for a class of these ages. */
export const suitsPack = (packId: SamplePackId, ages: Ages): boolean =>
  samplePacks[packId].levels.some((level) => contains(level.ages, ages))

/** Whether a topic names the pack and contains no word that the pack doesn't cover. */
function isAbout(topicWords: readonly string[], packId: SamplePackId): boolean {
  const { names, covered } = samplePacks[packId]
  const isCovered = (word: string) =>
    [plainWords, names, covered].some((patterns) => isListed(word, patterns))
  return mentions(topicWords, names) && topicWords.every(isCovered)
}

/**
 * Packs in the language that match the topic or subject, best match first, then nearest age; without a match, all by
 * nearest age.
 */
function nearestPacks({ topic, subject, level, language }: LessonRequest): SamplePackId[] {
  const topicWords = foldedWords(topic)
  const subjectWords = foldedWords(subject)
  const ages = agesOfLevel(level)
  const ranked = samplePackIds
    .filter((packId) => samplePacks[packId].languages.includes(language))
    .map((packId) => {
      const pack = samplePacks[packId]
      const isNamed = mentions(topicWords, pack.names) ? 2 : 0
      const isTaught = mentions(subjectWords, pack.subjects) ? 1 : 0
      return { packId, fit: isNamed + isTaught, years: ages ? yearsBetween(agesOfPack(packId), ages) : 0 }
    })
    .sort((a, b) => b.fit - a.fit || a.years - b.years)
  const fitting = ranked.filter(({ fit }) => fit > 0)
  return (fitting.length > 0 ? fitting : ranked).slice(0, mostOffered).map(({ packId }) => packId)
}

/**
 * The level of a pack for a class: among those for its ages, the one whose middle is nearest to the class; of two, the
 * lower one. A topic that names levels gets none of the others, because their lessons are about something else.
 */
function levelOf(packId: SamplePackId, ages: Ages, topicWords: readonly string[]) {
  const { levels } = samplePacks[packId]
  const named = levels.filter(({ named: patterns }) => mentions(topicWords, patterns))
  const distance = (level: { ages: Ages }) => Math.abs(middleOf(level.ages) - middleOf(ages))
  const [level] = (named.length > 0 ? named : [...levels])
    .filter((one) => contains(one.ages, ages))
    .sort((one, other) => distance(one) - distance(other))
  return level && { packId, lessonId: level.lessonId }
}

/**
 * Decides, before credits are spent, whether the sample generator has material for a request: a pack on this topic, in
 * this language and for this level that requires nothing the teacher excluded. The form, the api and the workers all
 * use this function.
 */
export function findMaterial(request: LessonRequest): Material {
  const { topic, subject, level, durationMin, materials, wishes, language } = request
  if (isSensitiveTopic(`${topic} ${subject}`)) return { available: false, reason: 'sensitive', nearest: [] }
  const nothing = (reason: NoMaterialReason): Material => ({
    available: false,
    reason,
    nearest: reason === 'materials' ? [] : nearestPacks(request),
  })
  const topicWords = foldedWords(topic)
  const subjectWords = foldedWords(subject)
  const onTopic = samplePackIds.filter(
    (packId) => mentions(subjectWords, samplePacks[packId].subjects) && isAbout(topicWords, packId),
  )
  if (onTopic.length === 0) return nothing('topic')
  const matching = onTopic.filter((packId) => samplePacks[packId].languages.includes(language))
  if (matching.length === 0) return nothing('language')
  const ages = agesOfLevel(level)
  if (!ages) return nothing('level-unclear')
  const fitting = matching.map((packId) => levelOf(packId, ages, topicWords)).find(Boolean)
  if (!fitting) {
    const isStage = ages.to - ages.from >= yearsOfAClass
    const mayFit = isStage && matching.some((packId) => overlaps(agesOfPack(packId), ages))
    return nothing(mayFit ? 'level-unclear' : 'level')
  }
  if (durationMin < materialMinutes.from || durationMin > materialMinutes.to) return nothing('duration')
  if (excludedMaterials(materials, wishes).length > 0) return nothing('materials')
  return { available: true, ...fitting, ages }
}
