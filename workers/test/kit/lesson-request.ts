import { LessonRequest, type LessonObjective } from '@classeur/contracts'

export const lessonRequest = LessonRequest.parse({
  subject: 'Mathematics',
  level: 'Year 6',
  topic: 'Adding fractions with unlike denominators',
  durationMin: 55,
  priorKnowledge: '',
  materials: '',
  teachingModel: 'direct',
  language: 'en',
  standards: '',
})

export const lessonObjectives: LessonObjective[] = [
  {
    text: 'Add two fractions with unlike denominators.',
    bloomLevel: 'apply',
    evidence: 'Four of five sums are right.',
  },
]
