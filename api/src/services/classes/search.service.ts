import { can, type Actor, type SearchResult } from '@classeur/contracts'
import type { ClassDocument } from '@classeur/database'
import type { ClassCore } from './create-class-core.ts'

const mostOfAKind = 8

/** Finds classes, students and exams that a person may open, by the beginnings of words. */
export function createSearch({ access, classes, schools, searchEntries }: ClassCore) {
  /** The school whose entries are looked at beside one's own: for an administrator who is not alone in it. */
  async function schoolOf({ userId }: Actor): Promise<string | null> {
    const school = await schools.findByMember(userId)
    const isAdmin = school?.members.some((member) => member.userId === userId && member.role === 'admin')
    return school && isAdmin && school.members.length > 1 ? String(school._id) : null
  }

  /** The entries may be older than the class: what may be opened is asked anew. */
  async function readable(actor: Actor, ids: string[]): Promise<Map<string, ClassDocument>> {
    const read = async (id: string): Promise<[string, ClassDocument][]> => {
      const found = await classes.findById(id)
      if (!found || found.deletedAt) return []
      return can(actor, 'class:read', await access.resourceOf(actor, found)) ? [[id, found]] : []
    }
    return new Map((await Promise.all([...new Set(ids)].map(read))).flat())
  }

  return async (actor: Actor, q: string): Promise<SearchResult> => {
    const school = schoolOf(actor)
    const find = async (kind: 'class' | 'student' | 'exam') => {
      const within = (scope: string) => searchEntries.find(scope, kind, q, mostOfAKind)
      const found = await Promise.all([
        within(actor.userId),
        school.then((scope) => (scope ? within(scope) : [])),
      ])
      const distinct = new Map(found.flat().map((entry) => [entry._id, entry]))
      return [...distinct.values()].sort((a, b) => a.label.localeCompare(b.label)).slice(0, mostOfAKind)
    }
    const entries = await Promise.all([find('class'), find('student'), find('exam')])
    const opened = await readable(
      actor,
      entries.flat().map(({ classId }) => classId),
    )
    const [ofClasses, ofStudents, ofExams] = entries.map((list) =>
      list.flatMap(({ targetId, classId, label }) => {
        const found = opened.get(classId)
        return found ? [{ id: targetId, classId, label, found }] : []
      }),
    )
    return {
      classes: (ofClasses ?? []).map(({ id, found }) => ({ id, name: found.name, level: found.level })),
      students: (ofStudents ?? []).map(({ id, classId, label, found }) => ({
        ...{ id, classId, name: label, className: found.name },
      })),
      exams: (ofExams ?? []).map(({ id, classId, label, found }) => ({
        ...{ id, classId, title: label, className: found.name },
      })),
    }
  }
}
