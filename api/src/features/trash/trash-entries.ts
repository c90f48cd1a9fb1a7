import type { TrashEntry } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { trashEnds, type TrashContents, type TrashItem } from '@classeur/database'
import type { OwnTrash } from './trash-scope.ts'

export interface TrashEntriesDependencies {
  contents: Pick<TrashContents, 'countPapers' | 'countExamsOf' | 'titlesOf'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Shows items of the trash with what they belonged to and how much they contain. */
export const createTrashEntries =
  ({ contents, namesOf }: TrashEntriesDependencies) =>
  async (actor: Actor, items: readonly TrashItem[], { classes }: OwnTrash): Promise<TrashEntry[]> => {
    const exams = items.flatMap((item) => (item.kind === 'exam' ? [String(item.document._id)] : []))
    const sources = items.flatMap((item) => (item.kind === 'resource' ? [item.document.examId] : []))
    const students = items.flatMap((item) =>
      item.kind === 'student' ? [{ classId: item.classId, id: item.document.id }] : [],
    )
    const [names, papers, examsOf, titles] = await Promise.all([
      namesOf(items.flatMap(({ document: { deletedBy } }) => deletedBy ?? [])),
      contents.countPapers(exams),
      contents.countExamsOf(students),
      contents.titlesOf(sources),
    ])
    const className = (id: string) => classes.get(id)?.name ?? ''

    const deletionOf = ({ document: { deletedAt, deletedBy } }: TrashItem) => {
      const name = deletedBy === undefined ? '' : (names.get(deletedBy) ?? '')
      const at = deletedAt ?? new Date(0)
      return {
        deletedAt: at.toISOString(),
        deletedBy: name === '' ? null : { name, isSelf: deletedBy === actor.userId },
        purgeAt: trashEnds(at).toISOString(),
      }
    }

    return items.map((item): TrashEntry => {
      const { kind, document } = item
      const deletion = deletionOf(item)
      if (kind === 'student') {
        const { id } = document
        const fields = { className: className(item.classId), exams: examsOf.get(id) ?? 0 }
        return { kind, id, title: fullName(document), ...deletion, ...fields }
      }
      const id = String(document._id)
      switch (kind) {
        case 'class': {
          const { students: inClass, exams: inExams } = document.counts
          return { kind, id, title: document.name, ...deletion, students: inClass, exams: inExams }
        }
        case 'exam': {
          const fields = { className: className(document.classId), papers: papers.get(id) ?? 0 }
          return { kind, id, title: document.title, ...deletion, ...fields }
        }
        case 'lesson-plan': {
          const attachedTo = document.classId ? classes.get(document.classId) : undefined
          const fields = { className: attachedTo?.name ?? null, durationMin: document.request.durationMin }
          return { kind, id, title: document.title, ...deletion, ...fields }
        }
        case 'resource': {
          const examTitle = titles.get(document.examId) ?? ''
          const fields = { className: className(document.classId), examTitle, resourceKind: document.kind }
          return { kind, id, title: document.title, ...deletion, ...fields }
        }
        case 'picture': {
          const sizeBytes = document.file.sizeBytes + document.thumbnail.sizeBytes
          return { kind, id, title: document.name, ...deletion, style: document.style, sizeBytes }
        }
      }
    })
  }

export type TrashEntries = ReturnType<typeof createTrashEntries>
