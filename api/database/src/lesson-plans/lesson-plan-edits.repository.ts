import type { LessonSection, LessonSectionKey } from '@classeur/contracts'
import mongoose, { type Connection, type QueryFilter, type UpdateQuery } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { prefixedFields } from '../prefixed-fields.ts'
import { headOf, planHeadAfter, type PlanChange } from './lesson-plan-head.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { lessonSearchText } from './lesson-search-text.ts'
import { createLessonPlanVersions } from './lesson-plan-versions.repository.ts'

const { trusted } = mongoose

/** The attempt that nobody has: the plan's generation has ended. */
const noAttempt = Number.MAX_SAFE_INTEGER

/** Whether a generation may still add sections to the plan. */
export const isBeingWritten = ({
  generationId,
  writer,
}: Pick<LessonPlanDocument, 'generationId' | 'writer'>): boolean =>
  generationId !== null && writer?.attempt !== noAttempt

/**
 * Edits of lesson plans that belong to a version. Each records the version it replaces, then changes the plan on
 * condition that nobody has changed it since it was read: the methods return null in this case, and the caller reads
 * the plan and decides again. So no edit is lost, also when a process ends between the two writes. Sections are changed
 * in place, so the generation can add later ones meanwhile.
 */
export function createLessonPlanEdits(connection: Connection) {
  const model = lessonPlanModel(connection)
  const versions = createLessonPlanVersions(connection)

  async function write(
    plan: LessonPlanDocument,
    change: PlanChange,
    update: UpdateQuery<LessonPlanDocument>,
    also: { filter?: QueryFilter<LessonPlanDocument>; arrayFilters?: Record<string, unknown>[] } = {},
  ): Promise<LessonPlanDocument | null> {
    const head = headOf(plan)
    const next = planHeadAfter(head, change, databaseNow(connection))
    if (next.number > head.number) await versions.record(plan)
    return model.findOneAndUpdate(
      { _id: plan._id, deletedAt: null, revision: plan.revision ?? null, ...also.filter },
      { ...update, $set: { ...update.$set, head: next, revision: (plan.revision ?? 0) + 1 } },
      { returnDocument: 'after', lean: true, ...(also.arrayFilters && { arrayFilters: also.arrayFilters }) },
    )
  }

  return {
    /** Replaces a section that the plan has; its `version` must be one more than the plan's. */
    saveSection(plan: LessonPlanDocument, section: LessonSection, change: PlanChange) {
      const { key, value, version, notes, seconds } = section
      const set = { value, version, notes, seconds }
      return write(
        plan,
        change,
        { $set: { ...prefixedFields('sections.$[section]', set), ...objectivesIn([section]) } },
        {
          filter: { sections: trusted({ $elemMatch: { key, version: versionIs(version - 1) } }) },
          arrayFilters: [{ 'section.key': key }],
        },
      )
    },

    /** Adds a section that the plan doesn't have; null also while a generation writes the plan. */
    addSection(plan: LessonPlanDocument, section: LessonSection, change: PlanChange) {
      return write(
        plan,
        change,
        { $push: { sections: section }, $set: objectivesIn([section]) },
        {
          filter: {
            'sections.key': trusted({ $ne: section.key }),
            $or: [{ generationId: null }, { 'writer.attempt': noAttempt }],
          },
        },
      )
    },

    rename: (plan: LessonPlanDocument, title: string, by: string) =>
      write(
        plan,
        { change: { kind: 'title', sectionKey: null, from: null }, by },
        { $set: { title, searchText: lessonSearchText(title, plan.request) } },
      ),

    /**
     * Gives a plan the title and the sections of an earlier version. Without a generation the plan has exactly these
     * sections afterwards; otherwise it keeps those that were written after the version.
     */
    restore(
      plan: LessonPlanDocument,
      earlier: Pick<LessonPlanDocument, 'title' | 'sections'> & { number: number },
      by: string,
    ) {
      const { title, number: from } = earlier
      const sections = earlier.sections.map((section) => restored(plan, section))
      const set = {
        ...{ title, searchText: lessonSearchText(title, plan.request) },
        ...objectivesIn(sections),
      }
      const change: PlanChange = { change: { kind: 'restored', sectionKey: null, from }, by }
      if (plan.generationId === null) return write(plan, change, { $set: { ...set, sections } })
      const there = sections.filter(({ key }) => plan.sections.some((section) => section.key === key))
      const inPlace = there.flatMap(({ key, value, version, notes, seconds }) =>
        Object.entries(prefixedFields(`sections.$[${key}]`, { value, version, notes, seconds })),
      )
      return write(
        plan,
        change,
        { $set: { ...set, ...Object.fromEntries(inPlace) } },
        { arrayFilters: there.map(({ key }) => ({ [`${key}.key`]: key })) },
      )
    },

    /** Sets or removes the flag of a section, which belongs to no version; null if the plan lacks the section. */
    setFlag: (id: string, key: LessonSectionKey, flag: string | null): Promise<LessonPlanDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, deletedAt: null, 'sections.key': key },
        { $set: { 'sections.$[section].flag': flag }, $inc: { revision: 1 } },
        { returnDocument: 'after', lean: true, arrayFilters: [{ 'section.key': key }] },
      ),
  }
}

/** Sections of older plans have no version, which means 0. */
const versionIs = (version: number) => (version === 0 ? { $in: [0, null] } : version)

/** The plan's objectives follow the section that shows them. */
const objectivesIn = (sections: readonly LessonSection[]): Partial<LessonPlanDocument> => {
  const section = sections.find((candidate) => candidate.key === 'objectives')
  return section?.key === 'objectives' ? { objectives: section.value.items } : {}
}

/** The section as a new version; unchanged if the plan has the same. The flag stays as it is. */
function restored({ sections }: LessonPlanDocument, earlier: LessonSection): LessonSection {
  const current = sections.find(({ key }) => key === earlier.key)
  const content = ({ value, notes = [] }: LessonSection) => JSON.stringify([value, notes])
  if (current && content(current) === content(earlier)) return current
  const version = Math.max(current?.version ?? 0, earlier.version ?? 0) + 1
  return { ...earlier, version, flag: current?.flag ?? null }
}

export type LessonPlanEdits = ReturnType<typeof createLessonPlanEdits>
