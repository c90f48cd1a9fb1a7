import {
  AppError,
  CreateClassRequest,
  CreateExamRequest,
  packWrites,
  type CreateSkillRequest,
  type Exam,
  type ExamLeaf,
  type ExamList,
  type Language,
  type MarkSheet,
  type NewStudent,
  type SchoolClass,
  type Skill,
  type SkillList,
  type WriteMarksRequest,
} from '@classeur/contracts'
import { codeOf } from '@classeur/domain/marks'
import type { Actor } from '@classeur/domain/access'
import {
  isDuplicateKey,
  type ClassRepository,
  type RosterRepository,
  type UserInfoRepository,
} from '@classeur/database'
import { createHash } from 'node:crypto'
import { newId } from '../../ids/new-id.ts'
import { sampleMarks, sampleQuestions, type SampleSkill } from './sample-marks.ts'
import { sampleTexts } from './sample-texts.ts'

/** The services that make every other class make the sample class too. */
export interface SampleClassDependencies {
  classes: Pick<ClassRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  createClass: (
    actor: Actor,
    request: CreateClassRequest,
    sample: { id: string; isSample: true },
  ) => Promise<unknown>
  restoreClass: (actor: Actor, classId: string) => Promise<unknown>
  readClass: (actor: Actor, classId: string) => Promise<SchoolClass>
  addStudents: (actor: Actor, classId: string, students: readonly NewStudent[]) => Promise<unknown>
  listSkills: (actor: Actor) => Promise<SkillList>
  createSkill: (actor: Actor, request: CreateSkillRequest) => Promise<Skill>
  createExam: (actor: Actor, classId: string, request: CreateExamRequest) => Promise<Exam>
  listExams: (actor: Actor, classId: string, filter: { state: 'active' | 'deleted' }) => Promise<ExamList>
  readExam: (actor: Actor, examId: string) => Promise<Exam>
  readMarks: (actor: Actor, examId: string) => Promise<Pick<MarkSheet, 'marksVersion' | 'epoch'>>
  writeMarks: (
    actor: Actor,
    examId: string,
    request: WriteMarksRequest,
    loggedKind: 'sample',
  ) => Promise<unknown>
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
export function createSampleClassService(dependencies: SampleClassDependencies) {
  const { classes, rosters, userInfo, createClass, restoreClass, readClass, addStudents } = dependencies
  const { listSkills, createSkill, createExam, listExams, readExam, readMarks, writeMarks } = dependencies

  async function make(actor: Actor, id: string, language: Language): Promise<Filling> {
    const { className, level, subject } = sampleTexts[language]
    const request = CreateClassRequest.parse({ name: className, level, subjects: [subject], colour: 'sky' })
    try {
      await createClass(actor, request, { id, isSample: true })
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
      const existing = await classes.findById(id)
      if (!existing) return make(actor, id, language)
      if (!existing.isSample || existing.ownerId !== actor.userId) continue
      if (existing.deletedAt === null) {
        return { id, fill: Date.now() - existing.createdAt.getTime() > fillingTakesAtMostMs }
      }
      await restoreClass(actor, id)
      return { id, fill: false }
    }
    throw new AppError('general/not-found')
  }

  /** The students; null when the list is not (any more) as it was made. */
  async function ensureStudents(actor: Actor, classId: string, language: Language): Promise<string[] | null> {
    const before = await rosters.get(classId)
    if (before.version === 0) {
      const blank = { externalId: '', note: '', hasNeeds: false, joinedOn: null, leftOn: null }
      const wanted = sampleTexts[language].students.map((names) => ({ ...blank, ...names }))
      await addStudents(actor, classId, wanted)
    }
    const { students: listed, version } = await rosters.get(classId)
    return version === 1 ? listed.map(({ id }) => id) : null
  }

  /** Skills of the school, if its library is still empty: nobody finds strange ones between their own. */
  async function ensureSkills(actor: Actor, language: Language): Promise<Map<SampleSkill, string>> {
    const { skills: present } = await listSkills(actor)
    const words = Object.entries(sampleTexts[language].skills) as [SampleSkill, string][]
    const ids = new Map<SampleSkill, string>()
    for (const [skill, name] of words) {
      const existing = present.find((one) => one.name === name)
      if (!existing && present.length > 0) continue
      ids.set(skill, existing?.id ?? (await createSkill(actor, { name, code: '', parentId: null })).id)
    }
    return ids
  }

  /** The sample exam; null when there are others, or it was deleted. */
  async function ensureExam(actor: Actor, classId: string, language: Language): Promise<Exam | null> {
    const { examTitle, subject, questions } = sampleTexts[language]
    const [active, deleted] = await Promise.all([
      listExams(actor, classId, { state: 'active' }),
      listExams(actor, classId, { state: 'deleted' }),
    ])
    const [first, another] = [...active.exams, ...deleted.exams]
    if (first) {
      const isSample = !another && first.title === examTitle && first.deletedAt === null
      return isSample ? readExam(actor, first.id) : null
    }
    const skillIds = await ensureSkills(actor, language)
    const parts = sampleQuestions.map(({ maxHundredths, skill, bloomLevel }, index): ExamLeaf => {
      const skillId = skillIds.get(skill)
      return {
        ...{ id: newId(), label: questions[index] ?? '', maxHundredths, stepHundredths: 50 },
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
        totalLeaf: { id: newId(), label: 'Σ', maxHundredths: total, stepHundredths: 50, ...blank },
        exercises: [
          {
            id: newId(),
            label: '',
            questions: parts.map((part) => ({ id: newId(), label: part.label, parts: [part] })),
          },
        ],
      },
    })
    return createExam(actor, classId, request)
  }

  async function ensureMarks(actor: Actor, exam: Exam, studentIds: readonly string[]): Promise<void> {
    const { marksVersion, epoch } = await readMarks(actor, exam.id)
    if (marksVersion > 0) return
    const leaves = exam.structure.exercises.flatMap(({ questions }) =>
      questions.flatMap(({ parts }) => parts),
    )
    const operation = { id: newId(), kind: 'paste', of: null } as const
    const writes = studentIds.flatMap((studentId, row) =>
      leaves.flatMap(({ id: leafId }, column) => {
        const mark = sampleMarks[row]?.[column]
        return mark ? [{ studentId, leafId, version: 0, code: codeOf(mark), operation }] : []
      }),
    )
    await writeMarks(actor, exam.id, packWrites(epoch, writes), 'sample')
  }

  return {
    /** The sample class of a person; made when there is none (any more). */
    async ensure(actor: Actor): Promise<SchoolClass> {
      const language = (await userInfo.findById(actor.userId))?.language ?? 'en'
      const { id, fill } = await ensureClass(actor, language)
      if (fill) {
        const studentIds = await ensureStudents(actor, id, language)
        const exam = studentIds && (await ensureExam(actor, id, language))
        if (exam) await ensureMarks(actor, exam, studentIds)
      }
      return readClass(actor, id)
    },
  }
}

export type SampleClassService = ReturnType<typeof createSampleClassService>
