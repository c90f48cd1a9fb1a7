import { LessonSection, lessonSectionKeys, type Language } from '@classeur/contracts'
import type { LessonPlanContent } from '../lesson-plan/lesson-plan-content.ts'
import { sayIn } from './say-in.ts'
import { taskSections } from './task-sections.ts'
import { teachingSections } from './teaching-sections.ts'

/** A whole lesson plan with every kind of content, in one language. */
export function samplePlan(language: Language, more: Partial<LessonPlanContent> = {}): LessonPlanContent {
  const say = sayIn(language)
  const values = { ...teachingSections(say), ...taskSections(say) }
  return {
    title: say(
      'Adding fractions with unlike denominators',
      'Additionner des fractions de dénominateurs différents',
      'جمع الكسور ذات المقامات المختلفة',
    ),
    request: {
      subject: say('Mathematics', 'Mathématiques', 'الرياضيات'),
      level: say('Year 6', '6e', 'الصف السادس'),
      ...{ durationMin: 55, standards: 'MA.6.2', language },
    },
    sections: lessonSectionKeys.map((key) => LessonSection.parse({ key, value: values[key], seconds: 1 })),
    expectedSections: null,
    pictures: [],
    withAnswers: true,
    ...more,
  }
}
