import type {
  Language,
  LessonObjective,
  LessonPicture,
  LessonRequest,
  LessonSection,
  PictureLabel,
} from '@classeur/contracts'
import { redactDeep, restoreNames } from '@classeur/domain/lesson-plans'

/** What a plan shows. */
export interface ShownLesson {
  title: string
  request: LessonRequest
  objectives: LessonObjective[]
  sections: LessonSection[]
  pictures: LessonPicture[]
}

/** A student who may be named in a plan. */
export interface NamedStudent {
  firstName: string
  lastName: string
}

/** Stands where a student was named. */
const aStudent: Record<Language, string> = { en: 'a student', fr: 'un élève', ar: 'أحد الطلاب' }

/** Only texts can name a student; the ids of labels must not change. */
const textOf = (label: PictureLabel) => (label.kind === 'text' ? label.text : '')

/** Leaves out what a section says about the class, and the teacher's own remarks. */
function withoutFigures(section: LessonSection): LessonSection {
  const plain = { seconds: 0, version: section.version, notes: [], flag: null }
  if (section.key === 'misconceptions') {
    const items = section.value.items.map((item) => ({ ...item, evidence: '' }))
    return { key: section.key, value: { items }, ...plain }
  }
  if (section.key === 'differentiation') {
    return { key: section.key, value: { ...section.value, groups: [] }, ...plain }
  }
  return { ...section, ...plain }
}

/**
 * A plan for people who may not know its class: without figures from marks, need-groups, remarks, the teacher's wishes
 * and the names of these students.
 */
export function withoutClassData(lesson: ShownLesson, students: readonly NamedStudent[]): ShownLesson {
  const { pictures, ...texts } = lesson
  const { request, sections } = texts
  const plain = {
    ...texts,
    request: { ...request, wishes: '', classId: null, examId: null, continues: null },
    sections: sections.map(withoutFigures),
    pictureTexts: pictures.map(({ altText, labels }) => ({ altText, labels: labels.map(textOf) })),
  }
  // As `others`, so that "rose" and "mark" stay words unless they begin with a capital.
  const { value, pseudonyms } = redactDeep(plain, { ofClass: [], others: students })
  const hidden = aStudent[request.language]
  const { pictureTexts, ...shown } = restoreNames(
    value,
    pseudonyms.map(({ pseudonym }) => ({ pseudonym, name: hidden })),
  )
  return {
    ...shown,
    pictures: pictures.map((picture, index) => {
      const texts = pictureTexts[index]
      const labels = picture.labels.map((label, labelIndex) =>
        label.kind === 'text' ? { ...label, text: texts?.labels[labelIndex] ?? '' } : label,
      )
      return { ...picture, altText: texts?.altText ?? '', labels }
    }),
  }
}
