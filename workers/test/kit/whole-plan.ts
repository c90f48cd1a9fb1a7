import {
  lessonSectionKeys,
  type LessonContext,
  type LessonObjective,
  type LessonRequest,
  type LessonSectionKey,
  type LessonSections,
  type OutgoingLesson,
} from '@classeur/contracts'
import type { SampleGenerator, SampleLessonPlanEvent } from '@classeur/sample-generator'

const never = new AbortController().signal

type FinishedSection = Extract<SampleLessonPlanEvent, { type: 'section' }>

export const writtenKeys: LessonSectionKey[] = lessonSectionKeys.filter((key) => key !== 'objectives')

export const outgoing = (
  request: LessonRequest,
  objectives: LessonObjective[] = [],
  context: LessonContext | null = null,
): OutgoingLesson => ({ request, objectives, context, brief: '' })

export async function objectivesOf(
  text: SampleGenerator,
  request: LessonRequest,
): Promise<LessonObjective[]> {
  for await (const event of text.writeObjectives({ lesson: outgoing(request) }, never)) {
    if (event.type === 'finished') return event.objectives
  }
  throw new Error('never finished')
}

export async function sectionsOf(
  text: SampleGenerator,
  lesson: OutgoingLesson,
  wanted: LessonSectionKey[] = writtenKeys,
): Promise<FinishedSection[]> {
  const sections: FinishedSection[] = []
  for await (const event of text.writeLessonPlan({ lesson, wanted }, never)) {
    if (event.type === 'section') sections.push(event)
  }
  return sections
}

export interface WholePlan {
  lesson: OutgoingLesson
  objectives: LessonObjective[]
  sections: FinishedSection[]
  valueOf: <K extends LessonSectionKey>(key: K) => LessonSections[K]
}

/** The plan for a request with the objectives that the generator proposes. */
export async function wholePlan(
  text: SampleGenerator,
  request: LessonRequest,
  context: LessonContext | null = null,
): Promise<WholePlan> {
  const objectives = await objectivesOf(text, request)
  const lesson = outgoing(request, objectives, context)
  const sections = await sectionsOf(text, lesson, lessonSectionKeys)
  return {
    ...{ lesson, objectives, sections },
    valueOf: <K extends LessonSectionKey>(key: K) =>
      sections.find((section) => section.key === key)?.value as LessonSections[K],
  }
}

/** All strings in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
