import {
  lessonSectionKeys,
  type LessonObjective,
  type LessonRequest,
  type LessonSectionKey,
} from '@classeur/contracts'
import type { LessonPlanEvent, TextGenerator } from '../../src/ai/text-generator.ts'

const never = new AbortController().signal

export type FinishedSection = Extract<LessonPlanEvent, { type: 'section' }>

export const writtenKeys: LessonSectionKey[] = lessonSectionKeys.filter((key) => key !== 'objectives')

export async function objectivesOf(text: TextGenerator, request: LessonRequest): Promise<LessonObjective[]> {
  for await (const event of text.writeObjectives({ request }, never)) {
    if (event.type === 'finished') return event.objectives
  }
  throw new Error('never finished')
}

export async function sectionsOf(
  text: TextGenerator,
  request: LessonRequest,
  objectives: LessonObjective[],
  wanted: LessonSectionKey[] = writtenKeys,
): Promise<FinishedSection[]> {
  const sections: FinishedSection[] = []
  for await (const event of text.writeLessonPlan({ request, objectives, finished: [], wanted }, never)) {
    if (event.type === 'section') sections.push(event)
  }
  return sections
}

/** All strings in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** All texts of the objectives and the plan that a person reads. */
export async function wholeText(text: TextGenerator, request: LessonRequest): Promise<string[]> {
  const objectives = await objectivesOf(text, request)
  const sections = await sectionsOf(text, request, objectives)
  const spoken = objectives.map(({ text: words, evidence }) => [words, evidence])
  return [...stringsIn(spoken), ...sections.flatMap(({ value }) => stringsIn(value))]
}
