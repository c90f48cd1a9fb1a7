import { AppError, type Language, type LessonRequest } from '@classeur/contracts'
import { findMaterial } from '@classeur/domain/lesson-plans'
import { arabic } from '../ar/pack.ts'
import { english } from '../en/pack.ts'
import { french } from '../fr/pack.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { TopicPack } from '../topic-pack.ts'

const packs: Record<Language, LanguagePack> = { en: english, fr: french, ar: arabic }

/** The inputs from which a lesson is composed. */
export interface Lesson {
  request: LessonRequest
  pack: LanguagePack
  topic: TopicPack
}

/**
 * Finds the pack for a request. The api refuses requests without a pack; this check covers those of older versions.
 * @throws AppError `generations/no-material`
 */
export function openLesson(request: LessonRequest): Lesson {
  const material = findMaterial(request)
  if (!material.available) throw new AppError('generations/no-material', { reason: material.reason })
  const pack = packs[request.language]
  return { request, pack, topic: pack.topics[material.packId] }
}
