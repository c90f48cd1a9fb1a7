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
import { codeOf, type CellNote } from '@classeur/domain/marks'
import type { Actor } from '@classeur/domain/access'
import {
  isDuplicateKey,
  type ClassRepository,
  type RosterRepository,
  type UserInfoRepository,
} from '@classeur/database'
import { createHash } from 'node:crypto'
import { newId } from '../../ids/new-id.ts'
import {
  sampleComments,
  sampleErrorTypes,
  sampleMarks,
  sampleQuestions,
  type SampleSkill,
} from './sample-marks.ts'
import { sampleTexts } from './sample-texts.ts'

/** The same services as for every other class create the sample class. */
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

/** A sample class, and whether the current request must fill it. */
interface Filling {
  id: string
  fill: boolean
}

/** A class younger than this may still be being filled by another request. */
const fillingTakesAtMostMs = 30_000

/** Number of ids to try: an id stays used after the person transfers the sample class to a colleague. */
const mostIds = 20

/** Derives the id from the person, so that concurrent requests use the same one. */
const sampleIdFor = (userId: string, index: number): string =>
  createHash('sha256').update(`sample class:${userId}:${index}`).digest('hex').slice(0, 24)

/** The error type and comment of one cell; null for a cell without any. */
function sampleNote(student: number, question: number, language: Language): CellNote | null {
  const type = sampleErrorTypes[student]?.[question] ?? null
  const comment = sampleComments.find((one) => one.student === student && one.question === question)?.comment
  if (type === null && !comment) return null
  return {
    errorTypes: type === null ? [] : [type],
    comment: comment ? sampleTexts[language].comments[comment] : '',
  }
}

/**
 * Creates the sample class that demonstrates the product: 24 students and a marked exam with 10 questions. It uses the
 * same services as every other class. Each step first checks whether it was done, so that a repeated request completes
 * an interrupted one.
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
   * Finds, restores or creates the class. Each person has only one, which is restored from the trash if necessary, so
   * that sample classes can't be used to exceed the plan's limit.
   */
  async function ensureClass(actor: Actor, language: Language): Promise<Filling> {
    for (let index = 0; index < mostIds; index += 1) {
      const id = sampleIdFor(actor.userId, index)
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

  /** Returns the ids of the students; null if the roster has been changed since its creation. */
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

  /** Adds the sample skills only if the school's library is empty, so that they don't mix with the school's own. */
  async function ensureSkills(actor: Actor, language: Language): Promise<Map<SampleSkill, string>> {
    const { skills: present } = await listSkills(actor)
    const skillNames = Object.entries(sampleTexts[language].skills) as [SampleSkill, string][]
    const ids = new Map<SampleSkill, string>()
    for (const [skill, name] of skillNames) {
      const existing = present.find((one) => one.name === name)
      if (!existing && present.length > 0) continue
      ids.set(skill, existing?.id ?? (await createSkill(actor, { name, code: '', parentId: null })).id)
    }
    return ids
  }

  /** Returns the sample exam; null if there are other exams or it was deleted. */
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

  async function ensureMarks(
    actor: Actor,
    exam: Exam,
    studentIds: readonly string[],
    language: Language,
  ): Promise<void> {
    const { marksVersion, epoch } = await readMarks(actor, exam.id)
    if (marksVersion > 0) return
    const leaves = exam.structure.exercises.flatMap(({ questions }) =>
      questions.flatMap(({ parts }) => parts),
    )
    const operation = { id: newId(), kind: 'paste', of: null } as const
    const writes = studentIds.flatMap((studentId, row) =>
      leaves.flatMap(({ id: leafId }, column) => {
        const mark = sampleMarks[row]?.[column]
        if (!mark) return []
        const note = sampleNote(row, column, language)
        return [{ studentId, leafId, version: 0, code: codeOf(mark), operation, ...(note && { note }) }]
      }),
    )
    await writeMarks(actor, exam.id, packWrites(epoch, writes), 'sample')
  }

  return {
    /** Returns a person's sample class; creates it if there is none. */
    async ensure(actor: Actor): Promise<SchoolClass> {
      const language = (await userInfo.findById(actor.userId))?.language ?? 'en'
      const { id, fill } = await ensureClass(actor, language)
      if (fill) {
        const studentIds = await ensureStudents(actor, id, language)
        const exam = studentIds && (await ensureExam(actor, id, language))
        if (exam) await ensureMarks(actor, exam, studentIds, language)
      }
      return readClass(actor, id)
    },
  }
}

export type SampleClassService = ReturnType<typeof createSampleClassService>
