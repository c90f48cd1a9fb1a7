import {
  AppError,
  CreateClassRequest,
  CreateExamRequest,
  packWrites,
  type Exam,
  type ExamLeaf,
  type Language,
  type SchoolClass,
} from '@classeur/contracts'
import { codeOf } from '@classeur/domain/marks'
import type { Actor } from '@classeur/domain/access'
import { isDuplicateKey } from '@classeur/database'
import { createHash } from 'node:crypto'
import { newClassId, type ClassesService } from '../classes/classes.service.ts'
import type { ClassStatesService } from '../classes/class-states.service.ts'
import type { ClassCore } from '../classes/create-class-core.ts'
import type { ExamsService } from '../exams/exams.service.ts'
import type { MarksService } from '../marks/marks.service.ts'
import type { SkillsService } from '../schools/skills.service.ts'
import type { StudentsService } from '../students/students.service.ts'
import { sampleMarks, sampleQuestions, type SampleSkill } from './sample-marks.ts'
import { sampleWords } from './sample-words.ts'

export interface SampleClassDependencies {
  core: Pick<ClassCore, 'classes' | 'userInfo' | 'rosters'>
  states: Pick<ClassStatesService, 'restore'>
  classes: Pick<ClassesService, 'create' | 'get'>
  students: Pick<StudentsService, 'add'>
  skills: Pick<SkillsService, 'list' | 'create'>
  exams: Pick<ExamsService, 'create' | 'list' | 'get'>
  marks: Pick<MarksService, 'read' | 'writeMarks'>
}

/** A sample class, and whether whoever asks for it is to fill it. */
interface Filling {
  id: string
  fill: boolean
}

/** Whoever is still filling a class that is younger than this is left alone. */
const fillingTakesAtMostMs = 30_000

/** Ids to try: one is taken for ever when a sample class was given to a colleague, who keeps it as a class of theirs. */
const mostIds = 20

/** The same for two requests at once. */
const sampleIdFor = (userId: string, place: number): string =>
  createHash('sha256').update(`sample class:${userId}:${place}`).digest('hex').slice(0, 24)

/**
 * The class that shows what the product does: 24 students, an exam of 10 questions, marked. It is made by the same
 * services as every other class. Each step looks first whether it was done, so that a repeated request completes what
 * one that broke off has begun.
 */
export function createSampleClassService(deps: SampleClassDependencies) {
  const { core, states, classes, students, skills, exams, marks } = deps

  async function make(actor: Actor, id: string, language: Language): Promise<Filling> {
    const { className, level, subject } = sampleWords[language]
    const request = CreateClassRequest.parse({ name: className, level, subjects: [subject], colour: 'sky' })
    try {
      await classes.create(actor, request, { id, isSample: true })
      return { id, fill: true }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return { id, fill: false }
    }
  }

  /**
   * The class, and whether it is this request that fills it. There is one for each person: what is in the trash comes
   * back, so that nobody collects classes beside the plan.
   */
  async function ensureClass(actor: Actor, language: Language): Promise<Filling> {
    for (let place = 0; place < mostIds; place += 1) {
      const id = sampleIdFor(actor.userId, place)
      const known = await core.classes.findById(id)
      if (!known) return make(actor, id, language)
      if (!known.isSample || known.ownerId !== actor.userId) continue
      if (known.deletedAt === null) {
        return { id, fill: Date.now() - known.createdAt.getTime() > fillingTakesAtMostMs }
      }
      await states.restore(actor, id)
      return { id, fill: false }
    }
    throw new AppError('general/not-found')
  }

  /** The students; null when the list is not (any more) as it was made. */
  async function ensureStudents(actor: Actor, classId: string, language: Language): Promise<string[] | null> {
    const before = await core.rosters.get(classId)
    if (before.version === 0) {
      const blank = { externalId: '', note: '', hasNeeds: false, joinedOn: null, leftOn: null }
      const wanted = sampleWords[language].students.map((names) => ({ ...blank, ...names }))
      await students.add(actor, classId, wanted)
    }
    const { students: listed, version } = await core.rosters.get(classId)
    return version === 1 ? listed.map(({ id }) => id) : null
  }

  /** Skills of the school, if its library is still empty: nobody finds strange ones between their own. */
  async function ensureSkills(actor: Actor, language: Language): Promise<Map<SampleSkill, string>> {
    const { skills: present } = await skills.list(actor)
    const words = Object.entries(sampleWords[language].skills) as [SampleSkill, string][]
    const ids = new Map<SampleSkill, string>()
    for (const [skill, name] of words) {
      const known = present.find((one) => one.name === name)
      if (!known && present.length > 0) continue
      ids.set(skill, known?.id ?? (await skills.create(actor, { name, code: '', parentId: null })).id)
    }
    return ids
  }

  /** The sample exam; null when there are others, or it was deleted. */
  async function ensureExam(actor: Actor, classId: string, language: Language): Promise<Exam | null> {
    const { examTitle, subject, questions } = sampleWords[language]
    const [active, deleted] = await Promise.all([
      exams.list(actor, classId, { state: 'active' }),
      exams.list(actor, classId, { state: 'deleted' }),
    ])
    const [known, another] = [...active.exams, ...deleted.exams]
    if (known) {
      const isSample = !another && known.title === examTitle && known.deletedAt === null
      return isSample ? exams.get(actor, known.id) : null
    }
    const skillIds = await ensureSkills(actor, language)
    const parts = sampleQuestions.map(({ maxHundredths, skill, bloomLevel }, index): ExamLeaf => {
      const skillId = skillIds.get(skill)
      return {
        ...{ id: newClassId(), label: questions[index] ?? '', maxHundredths, stepHundredths: 50 },
        ...{ skills: skillId ? [{ skillId, weight: 1 }] : [], bloomLevel, isBonus: false },
        ...{ usualErrors: [], retiredAt: null },
      }
    })
    const total = parts.reduce((sum, { maxHundredths }) => sum + maxHundredths, 0)
    const blank = { skills: [], bloomLevel: null, isBonus: false, usualErrors: [], retiredAt: null }
    const request = CreateExamRequest.parse({
      title: examTitle,
      subject,
      structure: {
        mode: 'detailed',
        totalLeaf: { id: newClassId(), label: 'Σ', maxHundredths: total, stepHundredths: 50, ...blank },
        exercises: [
          {
            id: newClassId(),
            label: '',
            questions: parts.map((part) => ({ id: newClassId(), label: part.label, parts: [part] })),
          },
        ],
      },
    })
    return exams.create(actor, classId, request)
  }

  async function ensureMarks(actor: Actor, exam: Exam, studentIds: readonly string[]): Promise<void> {
    const { marksVersion, epoch } = await marks.read(actor, exam.id)
    if (marksVersion > 0) return
    const leaves = exam.structure.exercises.flatMap(({ questions }) =>
      questions.flatMap(({ parts }) => parts),
    )
    const operation = { id: newClassId(), kind: 'paste', of: null } as const
    const writes = studentIds.flatMap((studentId, row) =>
      leaves.flatMap(({ id: leafId }, column) => {
        const mark = sampleMarks[row]?.[column]
        return mark ? [{ studentId, leafId, version: 0, code: codeOf(mark), operation }] : []
      }),
    )
    await marks.writeMarks(actor, exam.id, packWrites(epoch, writes), 'sample')
  }

  return {
    /** The sample class of a person; made when there is none (any more). */
    async ensure(actor: Actor): Promise<SchoolClass> {
      const language = (await core.userInfo.findById(actor.userId))?.language ?? 'en'
      const { id, fill } = await ensureClass(actor, language)
      if (fill) {
        const studentIds = await ensureStudents(actor, id, language)
        const exam = studentIds && (await ensureExam(actor, id, language))
        if (exam) await ensureMarks(actor, exam, studentIds)
      }
      return classes.get(actor, id)
    },
  }
}
