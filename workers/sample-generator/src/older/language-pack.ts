import type { LessonPhase, TeachingModel } from '@classeur/contracts'
import type { PhaseRole, SamplePackId } from '@classeur/domain/lesson-plans'
import type { TopicPack } from './topic-pack.ts'

/** All texts of the sample generator in one language. */
export interface LanguagePack {
  phases: Record<PhaseRole, (topic: TopicPack) => Omit<LessonPhase, 'minutes' | 'imageId'>>
  /** How the lesson proceeds, in one sentence. */
  byModel: Record<TeachingModel, string>
  /** Board and paper, which every lesson requires; no lesson requires other equipment. */
  materials: readonly string[]
  assessmentMethod: string
  reflection: (topic: TopicPack) => readonly string[]
  challenge: (topic: TopicPack) => string
  standard: (text: string) => string
  topics: Record<SamplePackId, TopicPack>
}
