import { agesOfLevel } from '../material/school-ages.ts'
import type { TeachingModel } from '../lesson.ts'
import type { BriefContext, BriefObjective, BriefRequest } from './brief-parts.ts'
import { quoted, quotedLines } from './fence.ts'

const languageNames = { en: 'English', fr: 'French', ar: 'Arabic' } as const

const modelNames: Record<TeachingModel, string> = {
  direct: 'direct instruction',
  inquiry: 'inquiry',
  'five-e': '5E (engage, explore, explain, elaborate, evaluate)',
  cooperative: 'cooperative learning',
  flipped: 'flipped classroom',
  project: 'project work',
}

const adults = 18
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const percent = (basisPoints: number) => `${Math.round(basisPoints / 100)} %`
const skillName = ({ code, name }: { code: string; name: string }) =>
  code ? `${quoted(code)} ${quoted(name)}` : quoted(name)
const on = (date: string | null) => (date ? ` of ${quoted(date)}` : '')

/** A heading with its lines; nothing at all without lines. */
const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [[heading, ...lines].join('\n')] : []

function levelLine(level: string): string {
  const ages = agesOfLevel(level)
  if (!ages) return `Level: ${quoted(level)}`
  // The ages are those at the start of the school year.
  const years = ages.from >= adults ? 'adults' : `${ages.from} to ${ages.to + 1} years old`
  return `Level: ${quoted(level)} (${years})`
}

const requestBlocks = (request: BriefRequest): string[] => [
  ...block('THE LESSON', [
    `Subject: ${quoted(request.subject)}`,
    levelLine(request.level),
    `Topic: ${quoted(request.topic)}`,
    `Duration: ${count(request.durationMin, 'minute')}`,
    `Teaching model: ${modelNames[request.teachingModel]}`,
    `Language of the plan: ${languageNames[request.language]}`,
  ]),
  ...block('WHAT THE STUDENTS KNOW ALREADY', quotedLines(request.priorKnowledge)),
  ...block('MATERIALS, AND WHAT IS NOT AVAILABLE', quotedLines(request.materials)),
  ...block('STANDARDS', quotedLines(request.standards)),
  ...block("THE TEACHER'S WISHES", quotedLines(request.wishes)),
]

const objectiveLine = ({ text, bloomLevel, evidence }: BriefObjective, index: number) =>
  `${index + 1}. ${quoted(text)} (Bloom level: ${bloomLevel}). Evidence: ${quoted(evidence)}`

/** Names the exam of the numbers. Without numbers, says what its marks show, so that the model doesn't guess. */
function sourceLine({ exam, weakSkills, testedSkills, errors, groups }: BriefContext): string {
  if (!exam) return ''
  const name = `the exam ${quoted(exam.title)}${on(exam.heldOn)}`
  if (weakSkills.length + errors.length + groups.length > 0) return `The numbers below come from ${name}.`
  return testedSkills > 0
    ? `In ${name}, the class won three quarters of the points or more in every skill, and no error types were noted.`
    : `The marks of ${name} don't show what the class can or can't do: no marked question has a skill, and no error types were noted.`
}

function classBlocks(context: BriefContext): string[] {
  const { students, weakSkills, errors, groups } = context
  const source = sourceLine(context)
  return [
    ...block('THE CLASS', [students > 0 ? count(students, 'student') : '', source].filter(Boolean)),
    ...block(
      'SKILLS THAT THE CLASS MISSES, FROM ITS MARKS',
      weakSkills.map(
        (skill) =>
          `- ${skillName(skill)}: ${percent(skill.shareBasisPoints)} of the points in ${count(skill.questions, 'question')}; ${skill.missed} of ${count(skill.of, 'student')} below half of the points`,
      ),
    ),
    ...block(
      "ERRORS FOUND IN THE STUDENTS' PAPERS",
      errors.map(({ name, correction, questions, students: made, of }) => {
        const where = questions.length > 0 ? ` in ${questions.map(quoted).join(', ')}` : ''
        const right = correction ? `; right instead: ${quoted(correction)}` : ''
        return `- ${quoted(name)}: ${made} of ${count(of, 'student')}${where}${right}`
      }),
    ),
    ...block(
      'NEED-GROUPS: STUDENTS WHO MISS THE SAME SKILLS',
      groups.map(
        ({ letter, students: size, needs }) =>
          `- Group ${quoted(letter)}, ${count(size, 'student')}. ${needs.length > 0 ? `Needs: ${needs.map(quoted).join(', ')}` : 'Ready for more'}`,
      ),
    ),
  ]
}

function lastLessonLines(lesson: NonNullable<BriefContext['lastLesson']>): string[] {
  const { title, taughtOn, summary, objectives, homework } = lesson
  return [
    `Title: ${quoted(title)}`,
    ...(taughtOn ? [`Taught on: ${quoted(taughtOn)}`] : []),
    ...(summary ? [`Summary: ${quoted(summary)}`] : []),
    ...objectives.map((objective, index) => `Objective ${index + 1}: ${quoted(objective)}`),
    ...(homework ? [`Homework: ${quoted(homework)}`] : []),
  ]
}

/**
 * The text about a lesson that every prompt contains, word for word: all that a model learns about the request and the
 * class. The screen shows it before anything is sent. Typed values are quoted, so that none can pass for an instruction.
 */
export function lessonBrief(
  request: BriefRequest,
  objectives: readonly BriefObjective[],
  context: BriefContext | null,
): string {
  const { lastLesson = null, skills = [] } = context ?? {}
  return [
    ...requestBlocks(request),
    ...block('OBJECTIVES, CONFIRMED BY THE TEACHER', objectives.map(objectiveLine)),
    ...block(
      'SKILLS OF THE SCHOOL THAT THE LESSON COVERS',
      skills.map((skill) => `- ${skillName(skill)}`),
    ),
    ...(context ? classBlocks(context) : []),
    ...block('THE LAST LESSON, WHICH THIS ONE CONTINUES', lastLesson ? lastLessonLines(lastLesson) : []),
  ].join('\n\n')
}
