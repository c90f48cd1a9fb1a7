import {
  LessonObjective,
  lessonSectionKeys,
  LessonRequest,
  type OutgoingLesson,
  type LessonSectionKey,
} from '@classeur/contracts'
import { lessonBrief } from '@classeur/domain/lesson-plans'
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

/** What a generator receives about a lesson without a class. */
export const lessonFor = (
  request: LessonRequest = lessonRequest,
  objectives = [objective],
): OutgoingLesson => ({
  ...{ request, objectives, context: null },
  brief: lessonBrief(request, objectives, null),
})

export const planInput = (changes: Partial<LessonPlanInput> = {}): LessonPlanInput => ({
  lesson: lessonFor(),
  finished: () => [],
  wanted: wantedKeys,
  revised: false,
  ...changes,
})

export const never = new AbortController().signal

export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}
