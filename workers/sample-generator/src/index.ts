export {
  createSampleGenerator,
  type SampleGenerator,
  type SampleLessonPlanEvent,
  type SampleObjectivesEvent,
} from './create-sample-generator.ts'
