import { can, type Actor } from '@classeur/domain/access'
import { nameSearch, soundQueriesOf } from '@classeur/domain/roster'
import type { SearchResult } from '@classeur/contracts'
import type {
  ClassDocument,
  ClassRepository,
  SchoolRepository,
  SearchEntryDocument,
  SearchEntryRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'

const mostOfAKind = 8
/** Maximum number of candidates with a matching sound key to read; `nameSearch` then removes false matches. */
const mostCandidates = 100

export interface SearchDependencies {
  access: Pick<ClassAccess, 'resourceOf'>
  classes: Pick<ClassRepository, 'findById'>
  schools: Pick<SchoolRepository, 'findByMember'>
  searchEntries: Pick<SearchEntryRepository, 'find' | 'findBySound'>
}

/** Finds classes, students and exams that a person may open, by prefixes of words. */
export function createSearch({ access, classes, schools, searchEntries }: SearchDependencies) {
  /** The school whose entries an administrator searches too, if the school has other members. */
  async function schoolOf({ userId }: Actor): Promise<string | null> {
    const school = await schools.findByMember(userId)
    const isAdmin = school?.members.some((member) => member.userId === userId && member.role === 'admin')
    return school && isAdmin && school.members.length > 1 ? String(school._id) : null
  }

  /** Checks the access to each class again, because search entries may be outdated. */
  async function readable(actor: Actor, ids: string[]): Promise<Map<string, ClassDocument>> {
    const read = async (id: string): Promise<[string, ClassDocument][]> => {
      const schoolClass = await classes.findById(id)
      if (!schoolClass || schoolClass.deletedAt) return []
      return can(actor, 'class:read', await access.resourceOf(actor, schoolClass)) ? [[id, schoolClass]] : []
    }
    return new Map((await Promise.all([...new Set(ids)].map(read))).flat())
  }

  /** Finds students whose names are in the other script: "ahmed" finds أحمد, and vice versa. */
  async function findBySound(scope: string, q: string): Promise<SearchEntryDocument[]> {
    const isMeant = nameSearch(q)
    const matches = await Promise.all(
      soundQueriesOf(q).map((query) => searchEntries.findBySound(scope, query, mostCandidates)),
    )
    return matches.flat().filter(({ label }) => isMeant(label))
  }

  return async (actor: Actor, q: string): Promise<SearchResult> => {
    const school = schoolOf(actor)
    const find = async (kind: 'class' | 'student' | 'exam') => {
      const within = async (scope: string) => {
        const [byWords, bySound] = await Promise.all([
          searchEntries.find(scope, kind, q, mostOfAKind),
          kind === 'student' ? findBySound(scope, q) : [],
        ])
        return [...byWords, ...bySound]
      }
      const matches = await Promise.all([
        within(actor.userId),
        school.then((scope) => (scope ? within(scope) : [])),
      ])
      const distinct = new Map(matches.flat().map((entry) => [entry._id, entry]))
      return [...distinct.values()].sort((a, b) => a.label.localeCompare(b.label)).slice(0, mostOfAKind)
    }
    const entries = await Promise.all([find('class'), find('student'), find('exam')])
    const opened = await readable(
      actor,
      entries.flat().map(({ classId }) => classId),
    )
    const [ofClasses, ofStudents, ofExams] = entries.map((list) =>
      list.flatMap(({ targetId, classId, label }) => {
        const schoolClass = opened.get(classId)
        return schoolClass ? [{ id: targetId, classId, label, schoolClass }] : []
      }),
    )
    return {
      classes: (ofClasses ?? []).map(({ id, schoolClass }) => ({
        id,
        name: schoolClass.name,
        level: schoolClass.level,
      })),
      students: (ofStudents ?? []).map(({ id, classId, label, schoolClass }) => ({
        ...{ id, classId, name: label, className: schoolClass.name },
      })),
      exams: (ofExams ?? []).map(({ id, classId, label, schoolClass }) => ({
        ...{ id, classId, title: label, className: schoolClass.name },
      })),
    }
  }
}

export type Search = ReturnType<typeof createSearch>
