import type { LessonRequest } from '../lesson.ts'
import { findMaterial } from './find-material.ts'

/** The versions that every lesson of the sample generator has, besides the one in the plan. */
export const sampleRewrites = {
  studentSheet: ['easier'],
  homework: ['easier', 'harder'],
  assessment: ['easier', 'harder'],
} as const
export type SampleRewrite = keyof typeof sampleRewrites

/** What a teacher asks for when a section is to be rewritten; see `RewriteWish` of the contracts. */
interface Wish {
  direction: 'easier' | 'harder' | 'shorter' | null
  words: string
}

const isPrepared = (key: string): key is SampleRewrite => Object.hasOwn(sampleRewrites, key)

/**
 * Decides, before credits are spent, whether the sample generator can rewrite a section of a plan that it wrote. It has
 * no model that understands a wish in words, so it offers only versions that are prepared.
 */
export function canRewriteSample(request: LessonRequest, key: string, { direction, words }: Wish): boolean {
  if (!isPrepared(key) || direction === null || words.trim() !== '') return false
  const prepared: readonly string[] = sampleRewrites[key]
  return prepared.includes(direction) && findMaterial(request).available
}
