import type { ExamNeedGroups, ExamStatus, ExamStructure, ExamType } from '@classeur/contracts'
import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { normaliseSearchText } from '../normalise-search-text.ts'
import { deletionFields, type Deletion } from '../trash/deletion.ts'
import { examModel, termChoiceModel, type ExamDocument, type TermChoiceDocument } from './exam.model.ts'

const { trusted } = mongoose

/** The fields of an exam to insert. */
export type NewExam = Pick<
  ExamDocument,
  | 'classId'
  | 'title'
  | 'type'
  | 'date'
  | 'termId'
  | 'subject'
  | 'coefficientHundredths'
  | 'scale'
  | 'passMarkBasisPoints'
  | 'rounding'
  | 'structure'
  | 'createdBy'
>

/** An exam without its questions. */
export type ExamState = Omit<ExamDocument, 'structure'>

export interface ExamFilter {
  state: 'active' | 'deleted'
  termId?: string | undefined
  type?: ExamType | undefined
}

const searchTextOf = (fields: Pick<ExamDocument, 'title' | 'subject'>) =>
  normaliseSearchText(`${fields.title} ${fields.subject}`)

const isLocking = (status: ExamStatus) => status === 'reviewed' || status === 'released'

/** Reviewed and released exams are read-only. */
export const writableExam = (): QueryFilter<ExamDocument> => ({
  deletedAt: null,
  status: trusted({ $in: ['draft', 'marking'] }),
})

/** The exams. Changes by people increase `version`; marking doesn't. */
export function createExamRepository(connection: Connection) {
  const model = examModel(connection)
  const choices = termChoiceModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  return {
    async insert(fields: NewExam): Promise<ExamDocument> {
      const created = await model.create({
        ...fields,
        createdAt: new Date(),
        searchText: searchTextOf(fields),
      })
      return created.toObject()
    },

    /** Inserts an exam with this id; null if there is one. */
    async insertOnce(
      id: string,
      fields: NewExam & Pick<ExamDocument, 'retestOf'>,
    ): Promise<ExamDocument | null> {
      try {
        const searchText = searchTextOf(fields)
        const created = await model.create({ ...fields, _id: id, createdAt: new Date(), searchText })
        return created.toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    /** Also finds exams in the trash. */
    findById: (id: string): Promise<ExamDocument | null> => model.findById(id).lean<ExamDocument>(),

    /**
     * Sorted by date, then by creation, newest first; exams without a date last. The state "deleted" lists exams that
     * can still be restored.
     */
    list: (classId: string, { state, termId, type }: ExamFilter): Promise<ExamDocument[]> =>
      model
        .find({
          classId,
          deletedAt: state === 'active' ? null : trusted({ $gt: trashBegins() }),
          ...(termId && { termId }),
          ...(type && { type }),
        })
        .sort({ date: -1, _id: -1 })
        .lean<ExamDocument[]>(),

    /** Exams of a class that aren't in the trash, without their structure, to check which summaries are outdated. */
    listStates: (classId: string): Promise<ExamState[]> =>
      model.find({ classId, deletedAt: null }).select({ structure: 0 }).lean<ExamState[]>(),

    /** Whether anybody has entered a mark in an exam of the class that isn't in the trash. */
    hasMarks: async (classId: string): Promise<boolean> =>
      (await model.exists({ classId, deletedAt: null, marksVersion: trusted({ $gt: 0 }) })) !== null,

    listByIds: (ids: readonly (ExamDocument['_id'] | string)[]): Promise<ExamDocument[]> =>
      model.find({ _id: trusted({ $in: ids }) }).lean<ExamDocument[]>(),

    /** Exams of these classes with the status "marking", last marked first, without their structure. */
    listInMarking: (classIds: readonly string[]): Promise<ExamState[]> =>
      model
        .find({
          classId: trusted({ $in: classIds }),
          deletedAt: null,
          status: 'marking',
        })
        .sort({ lastMarkedAt: -1, _id: -1 })
        .select({ structure: 0 })
        .lean<ExamState[]>(),

    /** Returns null if the exam is in the trash, or its version or status has changed since it was read. */
    change: ({ _id, version, ...exam }: ExamDocument, set: Partial<NewExam>): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id, version, status: exam.status, deletedAt: null },
        { $set: { ...set, searchText: searchTextOf({ ...exam, ...set }) }, $inc: { version: 1 } },
        after,
      ),

    /**
     * Returns null if the exam is in the trash, or the exam or its marks have changed since they were read. A status
     * that locks the marks increases the fence: raise the fence of its rows too.
     */
    changeStatus: (
      {
        _id,
        version,
        marksVersion,
        status,
      }: Pick<ExamDocument, '_id' | 'version' | 'marksVersion' | 'status'>,
      next: ExamStatus,
    ): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id, version, marksVersion, status, deletedAt: null },
        {
          $set: { status: next, ...(next === 'released' && { wasReleased: true }) },
          $inc: { version: 1, ...(isLocking(next) && { fence: 1 }) },
        },
        after,
      ),

    /**
     * Replaces the structure; returns null if the exam or its marks have changed since they were read, or the exam is
     * read-only. After `isRescale`, the rows of marks must be converted; after `isFenced`, raise their fence.
     */
    changeStructure: (
      { _id, version, marksVersion }: Pick<ExamDocument, '_id' | 'version' | 'marksVersion'>,
      structure: ExamStructure,
      changeId: string,
      { isRescale, isFenced = false }: { isRescale: boolean; isFenced?: boolean },
    ): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id, version, marksVersion, ...writableExam() },
        {
          $set: { structure, lastChangeId: changeId },
          $inc: { version: 1, ...(isFenced && { fence: 1 }) },
          ...(isRescale && { $push: { rescaleIds: changeId } }),
        },
        after,
      ),

    /**
     * Stores the adjusted groups by need; null for those of the proposal. Returns null if the exam is in the trash, or
     * if somebody has changed its groups since it was read.
     */
    adjustNeedGroups: (
      { _id, needGroups }: Pick<ExamDocument, '_id' | 'needGroups'>,
      adjusted: ExamNeedGroups['adjusted'],
    ): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id, deletedAt: null, 'needGroups.revision': needGroups?.revision ?? null },
        { $set: { needGroups: { adjusted, revision: (needGroups?.revision ?? 0) + 1 } } },
        after,
      ),

    /** Stores the summary, unless the exam or its marks have changed since they were read. */
    async storeSummary(id: string, summary: NonNullable<ExamDocument['summary']>): Promise<void> {
      const { examVersion, marksVersion } = summary.of
      await model.updateOne({ _id: id, version: examVersion, marksVersion }, { $set: { summary } })
    },

    /** Moves an exam to the trash; returns null if it is there already or its status has changed. */
    remove: (
      { _id, status }: Pick<ExamDocument, '_id' | 'status'>,
      deletion: Deletion,
    ): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id, status, deletedAt: null },
        { $set: deletionFields(deletion, new Date()) },
        after,
      ),

    restore: (id: string): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: trusted({ $gt: trashBegins() }) },
        { $set: { deletedAt: null } },
        after,
      ),

    findTermChoice: (classId: string, termId: string): Promise<TermChoiceDocument | null> =>
      choices.findOne({ classId, termId }).lean<TermChoiceDocument>(),

    /** Returns whether this changed the choice. */
    async chooseAggregation({
      classId,
      termId,
      aggregation,
    }: Omit<TermChoiceDocument, '_id'>): Promise<boolean> {
      const { modifiedCount, upsertedCount } = await choices.updateOne(
        { classId, termId },
        { $set: { aggregation } },
        { upsert: true },
      )
      return modifiedCount + upsertedCount > 0
    },
  }
}

export type ExamRepository = ReturnType<typeof createExamRepository>
