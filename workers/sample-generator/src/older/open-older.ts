import { AppError, type Language, type LessonRequest } from '@classeur/contracts'
import { findMaterial } from '@classeur/domain/lesson-plans'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import type { LanguagePack } from './language-pack.ts'
import type { TopicPack } from './topic-pack.ts'

const packs: Record<Language, LanguagePack> = { en: english, fr: french, ar: arabic }

export interface Lesson {
  request: LessonRequest
  pack: LanguagePack
  topic: TopicPack
}

export function openOlder(request: LessonRequest): Lesson {
  const material = findMaterial(request)
  if (!material.available) throw new AppError('generations/no-material', { reason: material.reason })
  const pack = packs[request.language]
  return { request, pack, topic: pack.topics[material.packId] }
}
