import type { LessonRequest } from '@classeur/contracts'
import { familyKeys, topicIds, type FamilyKey, type TopicId } from '../content.ts'
import { familyWords, scienceWords } from './family-words.ts'
import { bestStrength, tokensOf } from './tokens.ts'
import { topicWords } from './topic-words.ts'

const sciences: readonly FamilyKey[] = ['physics', 'chemistry', 'biology', 'geography']

const namedFamilies = familyKeys.filter((key): key is Exclude<FamilyKey, 'general'> => key !== 'general')

function strongest<T>(candidates: readonly T[], strengthOf: (candidate: T) => number): T | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, strength: strengthOf(candidate) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
  return ranked[0]?.candidate ?? null
}

export interface DetectedTopic {
  family: FamilyKey
  /** Null when nothing is known about the topic beyond its words. */
  topicId: TopicId | null
}

/** The subject's words decide the family; the topic's words decide the topic within it, or the family if the subject is new. */
export function detectTopic({ subject, topic }: Pick<LessonRequest, 'subject' | 'topic'>): DetectedTopic {
  const subjectTokens = tokensOf(subject)
  const topicTokens = tokensOf(topic)
  const named = strongest(namedFamilies, (key) => bestStrength(subjectTokens, familyWords[key]))
  const isScience = named === null && bestStrength(subjectTokens, scienceWords) > 0
  const open: readonly FamilyKey[] = isScience ? sciences : named ? [named] : namedFamilies
  const topicId = strongest(
    topicIds.filter((id) => topicWords[id].families.some((family) => open.includes(family))),
    (id) => bestStrength(topicTokens, topicWords[id].words),
  )
  const ofTopic = topicId && topicWords[topicId].families.find((family) => open.includes(family))
  if (ofTopic) return { family: named ?? ofTopic, topicId }
  const byTopic = strongest(namedFamilies, (key) => bestStrength(topicTokens, familyWords[key]))
  return { family: named ?? byTopic ?? (isScience ? 'physics' : 'general'), topicId: null }
}
