import type { LessonObjective, LessonRequest, OutgoingLesson } from '@classeur/contracts'
import { createSampleGenerator } from '@classeur/sample-generator'
import type { TextGenerator } from './text-generator.ts'

/** The sample generator needs no class data, and nothing leaves the server. */
const lessonOf = (request: LessonRequest, objectives: LessonObjective[] = []): OutgoingLesson => ({
  ...{ request, objectives, context: null, brief: '' },
})

/** The sample generator behind the port of the text generators. */
export function createSampleTextGenerator(options: { paceMs?: number | undefined }): TextGenerator {
  const sample = createSampleGenerator(options)
  return {
    info: sample.info,
    writeObjectives: ({ request }, signal) => sample.writeObjectives({ lesson: lessonOf(request) }, signal),
    writeLessonPlan: ({ request, objectives, wanted }, signal) =>
      sample.writeLessonPlan({ lesson: lessonOf(request, objectives), wanted }, signal),
  }
}
