import type { TeachingModel } from '../lesson.ts'

/** The part of a teacher's request that a model receives. Ids stay on the server. */
export interface BriefRequest {
  subject: string
  level: string
  topic: string
  durationMin: number
  priorKnowledge: string
  materials: string
  teachingModel: TeachingModel
  language: 'en' | 'fr' | 'ar'
  standards: string
  wishes: string
}

export interface BriefObjective {
  text: string
  bloomLevel: string
  evidence: string
}

interface BriefSkill {
  code: string
  name: string
}

/** What the class's marks say, without names; see `LessonContext` of the contracts. */
export interface BriefContext {
  students: number
  exam: { title: string; heldOn: string | null } | null
  weakSkills: readonly (BriefSkill & {
    shareBasisPoints: number
    questions: number
    missed: number
    of: number
  })[]
  testedSkills: number
  errors: readonly {
    name: string
    correction: string
    questions: readonly string[]
    students: number
    of: number
  }[]
  groups: readonly { letter: string; students: number; needs: readonly string[] }[]
  skills: readonly BriefSkill[]
  lastLesson: {
    title: string
    taughtOn: string | null
    summary: string
    objectives: readonly string[]
    homework: string
  } | null
}
