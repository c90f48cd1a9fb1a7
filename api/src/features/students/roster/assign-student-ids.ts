import type { AddStudentsRequest, NewStudent, RequestKeyQuery } from '@classeur/contracts'
import { derivedId, requestHashOf } from '@classeur/database'
import { newId } from '../../../ids/new-id.ts'

/**
 * Gives the students of a request their ids. With a request key, the id follows from class, key and what was entered, so
 * that a repeated request gets the same ids, a corrected name gets another, and no client can choose an id. Students of
 * one request who are entered alike are told apart by their order.
 */
export function assignStudentIds(
  classId: string,
  { students, requestKey }: AddStudentsRequest & RequestKeyQuery,
): (NewStudent & { id: string })[] {
  if (requestKey === undefined) return students.map((student) => ({ ...student, id: newId() }))
  const alike = new Map<string, number>()
  return students.map((student) => {
    const content = requestHashOf('student', { classId, requestKey, ...student })
    const nth = alike.get(content) ?? 0
    alike.set(content, nth + 1)
    return { ...student, id: derivedId('student', { content, nth }) }
  })
}
