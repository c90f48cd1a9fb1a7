import {
  CreateClassRequest,
  CreateExamRequest,
  type Actor,
  type Exam,
  type ExamLeaf,
  type Language,
  type SchoolClass,
} from '@classeur/contracts'
import { isDuplicateKey } from '@classeur/database'
import { createHash } from 'node:crypto'
import { newClassId, type ClassesService } from '../classes/classes.service.ts'
import type { ClassCore } from '../classes/create-class-core.ts'
import type { ExamsService } from '../exams/exams.service.ts'
import type { MarksService } from '../exams/marks.service.ts'
import type { SkillsService } from '../schools/skills.service.ts'
import type { StudentsService } from '../students/students.service.ts'
import { sampleMarks, sampleQuestions, type SampleSkill } from './sample-marks.ts'
import { sampleWords } from './sample-words.ts'

export interface SampleClassDependencies {
  core: Pick<ClassCore, 'classLists' | 'userInfo' | 'rosters'>
  classes: Pick<ClassesService, 'create' | 'get'>
  students: Pick<StudentsService, 'add'>
  skills: Pick<SkillsService, 'list' | 'create'>
  exams: Pick<ExamsService, 'create' | 'list' | 'get'>
  marks: Pick<MarksService, 'read' | 'writeMarks'>
}

/** Whoever is still filling a class that is younger than this is left alone. */
const fillingTakesAtMostMs = 30_000

/** The same for two requests at once, another one after the sample class was deleted. */
const sampleIdFor = (userId: string, earlier: number): string =>
  createHash('sha256').update(`sample class:${userId}:${earlier}`).digest('hex').slice(0, 24)

/**
 * The class that shows what the product does: 24 students, an exam of 10 questions, marked. It is made by the same
 * services as every other class. Each step looks first whether it was done, so that a repeated request completes what
 * one that broke off has begun.
 */
export function createSampleClassService(deps: SampleClassDependencies) {
  const { core, classes, students, skills, exams, marks } = deps

  /** The class, and whether it is this request that fills it. */
  async function ensureClass(actor: Actor, language: Language): Promise<{ id: string; fill: boolean }> {
    const known = await core.classLists.listSamples(actor.userId)
    const live = known.find(({ deletedAt }) => deletedAt === null)
    if (live) {
      return { id: String(live._id), fill: Date.now() - live.createdAt.getTime() > fillingTakesAtMostMs }
    }
    const { className, level, subject } = sampleWords[language]
    const request = CreateClassRequest.parse({ name: className, level, subjects: [subject], colour: 'sky' })
    const id = sampleIdFor(actor.userId, known.length)
    try {
      await classes.create(actor, request, { id, isSample: true })
      return { id, fill: true }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return { id, fill: false }
    }
  }

  async function ensureStudents(actor: Actor, classId: string, language: Language): Promise<string[]> {
    const before = await core.rosters.get(classId)
    if (before.version === 0) {
      const blank = { externalId: '', note: '', hasNeeds: false, joinedOn: null, leftOn: null }
      const wanted = sampleWords[language].students.map((names) => ({ ...blank, ...names }))
      await students.add(actor, classId, wanted)
    }
    const { students: listed } = await core.rosters.get(classId)
    return listed.map(({ id }) => id)
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

  async function ensureExam(actor: Actor, classId: string, language: Language): Promise<Exam> {
    const [known] = (await exams.list(actor, classId, { state: 'active' })).exams
    if (known) return exams.get(actor, known.id)
    const { examTitle, subject, questions } = sampleWords[language]
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
    const writes = studentIds.flatMap((studentId, row) =>
      leaves.flatMap(({ id: leafId }, column) => {
        const mark = sampleMarks[row]?.[column]
        return mark ? [{ studentId, leafId, version: 0, ...mark }] : []
      }),
    )
    await marks.writeMarks(actor, exam.id, { epoch, writes })
  }

  return {
    /** The sample class of a person; made when there is none (any more). */
    async ensure(actor: Actor): Promise<SchoolClass> {
      const language = (await core.userInfo.findById(actor.userId))?.language ?? 'en'
      const { id, fill } = await ensureClass(actor, language)
      if (fill) {
        const studentIds = await ensureStudents(actor, id, language)
        await ensureMarks(actor, await ensureExam(actor, id, language), studentIds)
      }
      return classes.get(actor, id)
    },
  }
}
