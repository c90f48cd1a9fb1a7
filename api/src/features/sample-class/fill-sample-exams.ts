import {
  CreateExamRequest,
  packWrites,
  type CreateSkillRequest,
  type Exam,
  type ExamLeaf,
  type ExamList,
  type ExamStatus,
  type Language,
  type MarkSheet,
  type Skill,
  type SkillList,
  type WriteMarksRequest,
} from '@classeur/contracts'
import { codeOf, type CellNote } from '@classeur/domain/marks'
import type { Actor } from '@classeur/domain/access'
import { utcDayOf } from '@classeur/domain/roster'
import { newId } from '../../ids/new-id.ts'
import { earlierSampleExam } from './earlier-sample-marks.ts'
import { latestSampleExam } from './latest-sample-marks.ts'
import type { SampleExam, SampleSkill } from './sample-tables.ts'
import { sampleTexts } from './sample-texts.ts'

/** The same services as for every other exam create the sample exams. */
export interface SampleExamDependencies {
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
  setStatus: (actor: Actor, examId: string, status: ExamStatus) => Promise<unknown>
}

const dayMs = 24 * 60 * 60_000

/** The latest one first, so that an interrupted request leaves the exam that the home page shows. */
const sampleExams = [latestSampleExam, earlierSampleExam]

/** The error type and comment of one cell; null for a cell without any. */
function noteAt(sample: SampleExam, student: number, question: number, language: Language): CellNote | null {
  const type = sample.errorTypes[student]?.[question] ?? null
  const comment = sample.comments.find((one) => one.student === student && one.question === question)?.comment
  if (type === null && !comment) return null
  return {
    errorTypes: type === null ? [] : [type],
    comment: comment ? sampleTexts[language].comments[comment] : '',
  }
}

/** Adds the exams of the sample class with their marks. Steps that were already done are skipped. */
export function createFillSampleExams(dependencies: SampleExamDependencies) {
  const { listSkills, createSkill, createExam, listExams, readExam, readMarks, writeMarks } = dependencies
  const { setStatus } = dependencies

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

  async function create(
    actor: Actor,
    classId: string,
    sample: SampleExam,
    language: Language,
  ): Promise<Exam> {
    const { examTitles, subject, questions } = sampleTexts[language]
    const skillIds = await ensureSkills(actor, language)
    const blank = { isBonus: false, usualErrors: [], retiredAt: null }
    const parts = sample.questions.map(({ maxHundredths, skill, bloomLevel }, index): ExamLeaf => {
      const skillId = skillIds.get(skill)
      return {
        ...{ id: newId(), label: questions[index] ?? '', maxHundredths, stepHundredths: 50, bloomLevel },
        ...{ ...blank, skills: skillId ? [{ skillId, weight: 1 }] : [] },
      }
    })
    const maxHundredths = parts.reduce((sum, part) => sum + part.maxHundredths, 0)
    const request = CreateExamRequest.parse({
      title: examTitles[sample.name],
      subject,
      date: utcDayOf(new Date(Date.now() - sample.daysAgo * dayMs)),
      structure: {
        mode: 'detailed',
        totalLeaf: {
          ...{ id: newId(), label: 'Σ', maxHundredths, stepHundredths: 50, skills: [], bloomLevel: null },
          ...blank,
        },
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
    sample: SampleExam,
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
        const mark = sample.marks[row]?.[column]
        if (!mark) return []
        const note = noteAt(sample, row, column, language)
        return [{ studentId, leafId, version: 0, code: codeOf(mark), operation, ...(note && { note }) }]
      }),
    )
    await writeMarks(actor, exam.id, packWrites(epoch, writes), 'sample')
    for (const status of sample.endsAs) await setStatus(actor, exam.id, status)
  }

  /** Adds nothing if the class has another exam, or a sample exam was deleted: then its teacher has taken over. */
  return async (
    actor: Actor,
    classId: string,
    studentIds: readonly string[],
    language: Language,
  ): Promise<void> => {
    const [active, deleted] = await Promise.all([
      listExams(actor, classId, { state: 'active' }),
      listExams(actor, classId, { state: 'deleted' }),
    ])
    const { examTitles } = sampleTexts[language]
    const isSample = ({ title }: { title: string }) => Object.values(examTitles).includes(title)
    if (deleted.exams.length > 0 || !active.exams.every(isSample)) return
    for (const sample of sampleExams) {
      const existing = active.exams.find(({ title }) => title === examTitles[sample.name])
      const exam = existing
        ? await readExam(actor, existing.id)
        : await create(actor, classId, sample, language)
      await ensureMarks(actor, exam, sample, studentIds, language)
    }
  }
}
