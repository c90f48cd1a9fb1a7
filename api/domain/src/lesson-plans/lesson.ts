export const teachingModels = ['direct', 'inquiry', 'five-e', 'cooperative', 'flipped', 'project'] as const
export type TeachingModel = (typeof teachingModels)[number]

/** The part of a teacher's request that determines which material fits. The duration is in minutes. */
export interface LessonRequest {
  subject: string
  level: string
  topic: string
  durationMin: number
  materials: string
  wishes?: string
  language: 'en' | 'fr' | 'ar'
}

/** A phase of a lesson. */
export interface LessonPhase {
  minutes: number
}
