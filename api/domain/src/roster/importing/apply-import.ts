import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import type { ImportEffect, ImportedChange } from './import-effect.ts'
import type { ImportInput, ImportPlan } from './import-plan.ts'
import { planImport } from './plan-import.ts'

/**
 * Applies an import to a roster; returns the data to undo it too. Uses the same plan as the preview.
 * @param input as for the preview, with the roster as screens show it
 * @param joinedOn the first day of the new students in the class; null: from the beginning
 */
export function applyImport(
  before: StoredRoster,
  input: Omit<ImportInput, 'lastNumber' | 'newId'>,
  newId: () => string,
  joinedOn: string | null = null,
): { plan: ImportPlan; next: StoredRoster; effect: ImportEffect } {
  const { lastNumber } = before
  const plan = planImport({ ...input, lastNumber, newId })
  const planned = new Map(plan.students.map((student) => [student.id, student]))
  const createdIds = new Set(plan.rows.flatMap((row) => (row.status === 'created' ? [row.studentId] : [])))
  const changed: ImportedChange[] = []

  const students = before.students.map((student): StoredStudent => {
    const now = planned.get(student.id)
    if (!now) return student
    const fields = (['firstName', 'lastName', 'externalId', 'note'] as const)
      .filter((field) => now[field] !== student[field])
      .map((field) => ({ field, from: student[field], to: now[field] }))
    const addedGroupIds = now.groupIds.filter((id) => !student.groupIds.includes(id))
    if (fields.length + addedGroupIds.length === 0) return student
    changed.push({ studentId: student.id, fields, addedGroupIds })
    const { firstName, lastName, externalId, note, groupIds } = now
    return { ...student, firstName, lastName, externalId, note, groupIds }
  })
  const created = plan.students
    .filter(({ id }) => createdIds.has(id))
    .map(({ id, number, firstName, lastName, externalId, note, groupIds }): StoredStudent => ({
      ...{ id, number, firstName, lastName, externalId, note, hasNeeds: false, groupIds },
      ...{ joinedOn, leftOn: null, deletedAt: null },
    }))
  const lastNumberAfter = lastNumber + created.length
  const createdGroups = plan.createdGroups.map((group) => ({ ...group, usedAt: null }))
  return {
    plan,
    next: {
      ...before,
      lastNumber: lastNumberAfter,
      students: [...students, ...created],
      groups: [...before.groups, ...createdGroups],
    },
    effect: {
      ...{ created, changed, lastNumberBefore: lastNumber, lastNumberAfter },
      createdGroupIds: createdGroups.map(({ id }) => id),
    },
  }
}
