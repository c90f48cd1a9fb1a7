import { LessonObjective, lessonSectionKeys, LessonRequest, type LessonSectionKey } from '@classeur/contracts'
import type { LessonPlanInput } from '../../src/ai/text-generator.ts'

export const lessonRequest = LessonRequest.parse({
  subject: 'Mathematics',
  level: 'Grade 6',
  topic: 'Adding fractions',
  durationMin: 55,
  priorKnowledge: '',
  materials: '',
  teachingModel: 'direct',
  language: 'en',
  standards: '',
})

const objective = LessonObjective.parse({
  text: 'Add two fractions',
  bloomLevel: 'apply',
  evidence: 'Two are right',
})

/** All sections except the objectives, which the teacher has already confirmed. */
export const wantedKeys: LessonSectionKey[] = lessonSectionKeys.filter((key) => key !== 'objectives')

export const planInput = (changes: Partial<LessonPlanInput> = {}): LessonPlanInput => ({
  request: lessonRequest,
  objectives: [objective],
  finished: [],
  wanted: wantedKeys,
  ...changes,
})

export const never = new AbortController().signal

export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}
