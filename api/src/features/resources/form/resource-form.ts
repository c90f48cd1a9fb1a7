import type { Language, ResourceForm } from '@classeur/contracts'
import { errorColumns, isDefaultErrorType, resultOf } from '@classeur/domain/marks'
import { tierOfShares } from '@classeur/domain/resources'
import type { ExamFigures } from '../figures/exam-figures.ts'
import {
  errorTypeOf,
  letteredGroups,
  markedStudents,
  meanOf,
  missedOf,
  questionNames,
  skillColumns,
  timesOfTypes,
} from '../figures/missed-figures.ts'
import { shortNames } from '../figures/student-names.ts'

/** The most entries of a kind that the form offers, and that it starts with. */
const most = { questions: 30, errorTypes: 12, chosenSkills: 12 }
/** One of the school's own error types that was noted only once isn't chosen at first. */
const fewestTimes = 2

/**
 * What the form offers, from the marks, with the figures of the errors table at the same threshold. The marks of students
 * who have left count in the figures, but they get no sheet.
 * @param missedBelow in basis points of the maximum
 */
export function resourceFormOf(figures: ExamFigures, missedBelow: number): ResourceForm {
  const { exam, schoolClass, school, counted, students } = figures
  const language = school?.language ?? 'en'
  const names = shortNames(students)
  const nameOf = (id: string) => names.get(id) ?? ''
  const marked = markedStudents(figures)
  const present = counted.filter((id) => figures.present.has(id))
  const without = present.filter((id) => !marked.has(id))
  const hasEntry = (id: string) => resultOf(exam.structure, figures.rows.get(id) ?? {}).entered > 0
  const groups = letteredGroups(exam, counted, figures.rows, language, missedBelow)
    .map((group) => ({ ...group, studentIds: group.studentIds.filter((id) => figures.present.has(id)) }))
    .filter(({ studentIds }) => studentIds.length > 0)
  const needed = new Set(groups.flatMap(({ skillIds }) => skillIds))
  return {
    subject: exam.subject || (schoolClass.subjects[0] ?? ''),
    level: schoolClass.level,
    language,
    students: present
      .filter((id) => marked.has(id))
      .map((id) => ({ id, name: nameOf(id), skills: sharesOf(figures, [id], null) })),
    absent: without.filter(hasEntry).map(nameOf),
    unmarked: without.filter((id) => !hasEntry(id)).map(nameOf),
    groups: groups.map(({ letter, name, studentIds, skillIds }) => {
      const skills = sharesOf(figures, studentIds, needed)
      return {
        ...{ letter, name, studentIds, skills },
        tier: tierOfShares(skills.map(({ share }) => share)),
        needsPractice: skillIds.length > 0,
      }
    }),
    skills: skillsOf(figures, needed, missedBelow),
    questions: questionsOf(figures, missedBelow),
    errorTypes: errorTypesOf(figures, language),
  }
}

/** The shares of the skills, or only of some of them, of these students. */
function sharesOf(figures: ExamFigures, studentIds: readonly string[], only: ReadonlySet<string> | null) {
  return skillColumns(figures)
    .filter(({ id }) => only === null || only.has(id))
    .map((column) => ({
      name: figures.skillNames.get(column.id) ?? '',
      share: meanOf(column, studentIds, figures),
    }))
}

const mostMissedFirst = (a: { missed: number }, b: { missed: number }) => b.missed - a.missed

function skillsOf(
  figures: ExamFigures,
  needed: ReadonlySet<string>,
  missedBelow: number,
): ResourceForm['skills'] {
  const skills = missedOf(skillColumns(figures), figures, missedBelow)
    .map(({ id, studentIds, of }) => ({
      ...{ id, of, name: figures.skillNames.get(id) ?? '', missed: studentIds.length },
      isNeeded: needed.has(id),
    }))
    .sort(mostMissedFirst)
  // Without groups, because the exam has too few questions for each skill, every missed skill is chosen.
  const isChosen = (skill: { missed: number; isNeeded: boolean }) =>
    needed.size > 0 ? skill.isNeeded : skill.missed > 0
  const chosen = new Set(skills.filter(isChosen).slice(0, most.chosenSkills))
  return skills.map((skill) => {
    const { isNeeded: _, ...shown } = skill
    return { ...shown, chosen: chosen.has(skill) }
  })
}

function questionsOf(figures: ExamFigures, missedBelow: number): ResourceForm['questions'] {
  const names = questionNames(figures)
  return (
    missedOf(errorColumns(figures.exam.structure, 'question'), figures, missedBelow)
      .map(({ id, studentIds, of }) => ({ id, label: names.get(id) ?? '', missed: studentIds.length, of }))
      .sort(mostMissedFirst)
      .slice(0, most.questions)
      // A question that fewer students missed than one in five isn't chosen at first.
      .map((question) => ({
        ...question,
        chosen: question.missed > 0 && question.missed * 5 >= question.of,
      }))
  )
}

function errorTypesOf(figures: ExamFigures, language: Language): ResourceForm['errorTypes'] {
  const types = [...timesOfTypes(figures, figures.counted)]
    .flatMap(([key, times]) => {
      const type = errorTypeOf(figures, key, language)
      return type ? [{ key, name: type.name, times }] : []
    })
    .sort((a, b) => b.times - a.times)
    .slice(0, most.errorTypes)
  // Items can aim at the most frequent error that somebody made, and at the school's own misconceptions.
  const made = types.find(({ key }) => key !== 'not-attempted')
  return types.map((type) => ({
    ...type,
    chosen: type === made || (!isDefaultErrorType(type.key) && type.times >= fewestTimes),
  }))
}
