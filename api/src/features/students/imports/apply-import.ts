import { planImport, type ImportPlan } from '@classeur/domain/roster'
import type { ImportStudentsRequest, Roster } from '@classeur/contracts'
import type {
  ImportedChangeDocument,
  RosterDocument,
  StudentDocument,
  StudentImportDocument,
} from '@classeur/database'
import { newId } from '../../../ids/new-id.ts'

export type ImportEffect = Pick<
  StudentImportDocument,
  'created' | 'changed' | 'createdGroupIds' | 'lastNumberBefore' | 'lastNumberAfter'
>

/** Applies an import to a roster; returns the data to undo it too. Uses the same plan as the preview. */
export function applyImport(
  before: RosterDocument,
  shown: Roster,
  { table, mapping, decisions }: Pick<ImportStudentsRequest, 'table' | 'mapping' | 'decisions'>,
): { plan: ImportPlan; next: RosterDocument; effect: ImportEffect } {
  const { lastNumber } = before
  const plan = planImport({ roster: shown, table, mapping, decisions, lastNumber, newId })
  const planned = new Map(plan.students.map((student) => [student.id, student]))
  const createdIds = new Set(plan.rows.flatMap((row) => (row.status === 'created' ? [row.studentId] : [])))
  const changed: ImportedChangeDocument[] = []

  const students = before.students.map((student): StudentDocument => {
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
    .map(({ id, number, firstName, lastName, externalId, note, groupIds }): StudentDocument => ({
      ...{ id, number, firstName, lastName, externalId, note, hasNeeds: false, groupIds },
      ...{ joinedOn: null, leftOn: null, deletedAt: null },
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
