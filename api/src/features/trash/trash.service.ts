import {
  AppError,
  trashKinds,
  type ClassPart,
  type EmptyTrashQuery,
  type TrashKind,
  type TrashPage,
  type TrashQuery,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { isLocked } from '@classeur/domain/exams'
import {
  trashBegins,
  type ImageRepository,
  type TrashContents,
  type TrashItem,
  type TrashRepository,
} from '@classeur/database'
import { decodeCursor, encodeCursor } from '../../paging/list-cursor.ts'
import type { AccountLog } from '../../account-log.ts'
import type { AnnounceClass } from '../../realtime/announce-class.ts'
import type { AnnounceImageChange } from '../../realtime/announce-image.ts'
import type { LogDeletions } from './log-deletions.ts'
import type { TrashEntries } from './trash-entries.ts'
import { deletingAction, type OwnTrash, type ReadOwnTrash } from './trash-scope.ts'

const pageSize = 30
const removedAtOnce = 100

/** Restores and deletes one kind, by the rules of its own feature, which checks the access again. */
export interface TrashBin {
  /** @param classId the class of a student; empty for other kinds */
  restore: (actor: Actor, id: string, classId: string) => Promise<unknown>
  /** Undoes a restore: returns it to the trash as of that time. */
  putBack: (actor: Actor, id: string, classId: string, deletedAt: Date) => Promise<unknown>
}

export interface TrashDependencies {
  readOwnTrash: ReadOwnTrash
  trash: TrashRepository
  contents: Pick<TrashContents, 'containerOf' | 'titleInTrash'>
  images: Pick<ImageRepository, 'trashBytesOf'>
  entriesOf: TrashEntries
  bins: Record<TrashKind, TrashBin>
  announce: AnnounceClass
  announceImageChange: AnnounceImageChange
  accountLog: Pick<AccountLog, 'note'>
  logDeletions: LogDeletions
}

const partOf = {
  class: 'class',
  student: 'roster',
  exam: 'exams',
  resource: 'exams',
} as const satisfies Partial<Record<TrashKind, ClassPart>>
const isInClass = (kind: TrashKind): kind is 'student' | 'exam' | 'resource' =>
  kind === 'student' || kind === 'exam' || kind === 'resource'

const classIdOf = (item: TrashItem): string | null => {
  if (item.kind === 'student') return item.classId
  if (item.kind === 'class') return String(item.document._id)
  return item.kind === 'exam' || item.kind === 'resource' ? item.document.classId : null
}

/** What a person may restore, over all kinds: listed, restored, and deleted for good. */
export function createTrashService(dependencies: TrashDependencies) {
  const {
    readOwnTrash,
    trash,
    contents,
    images,
    entriesOf,
    bins,
    announce,
    announceImageChange,
    accountLog,
    logDeletions,
  } = dependencies

  /**
   * The class of what is to be restored; empty if it belongs to none.
   * @throws AppError `trash/class-in-trash` and `trash/exam-in-trash` if what contains it must be restored first
   */
  async function openContainer(own: OwnTrash, kind: TrashKind, id: string): Promise<string> {
    if (!isInClass(kind)) return ''
    const container = await contents.containerOf(kind, id, [...own.classes.keys()])
    if (!container || !own.may(deletingAction[kind], container.classId))
      throw new AppError('general/not-found')
    const schoolClass = own.classes.get(container.classId)
    if (schoolClass?.deletedAt) throw new AppError('trash/class-in-trash', { name: schoolClass.name })
    const exam = container.examId === null ? null : await contents.titleInTrash(container.examId)
    if (exam !== null) throw new AppError('trash/exam-in-trash', { title: exam })
    return container.classId
  }

  /** Deleting a reviewed or released exam needs the right to reopen it. */
  const mayDeleteForGood = ({ may }: OwnTrash, item: TrashItem): boolean =>
    item.kind !== 'exam' || !isLocked(item.document) || may('exam:reopen', item.document.classId)

  function announceDeletion(own: OwnTrash, item: TrashItem): void {
    const schoolClass = own.classes.get(classIdOf(item) ?? '')
    if (schoolClass && item.kind !== 'lesson-plan' && item.kind !== 'picture') {
      announce(schoolClass, partOf[item.kind])
    }
    if (item.kind === 'picture') announceImageChange(item.document)
  }

  /** Deletes, writes the logs of the classes, and then announces, so that colleagues read the log with its new lines. */
  async function deleteForGood(actor: Actor, own: OwnTrash, items: readonly TrashItem[]): Promise<void> {
    const deleted = await Promise.all(
      items.map(async (item) => ((await trash.deleteForGood(item)) ? [item] : [])),
    )
    await logDeletions(actor, deleted.flat())
    for (const item of items) announceDeletion(own, item)
  }

  const noteDeletion = (actor: Actor, count: number) =>
    accountLog.note({ userId: actor.userId, kind: 'deleted-for-good', details: { count } })

  return {
    async list(actor: Actor, { kind, cursor }: TrashQuery): Promise<TrashPage> {
      const readAt = new Date().toISOString()
      const own = await readOwnTrash(actor)
      const kinds = kind ? [kind] : trashKinds
      const [items, bytes, ...counts] = await Promise.all([
        trash.list(kinds, own.scope, decodeCursor(cursor ?? null), pageSize + 1),
        images.trashBytesOf(actor.userId),
        ...trashKinds.map(async (one) => [one, await trash.count(one, own.scope)] as const),
      ])
      const entries = await entriesOf(actor, items.slice(0, pageSize), own)
      const last = items.length > pageSize ? entries.at(-1) : undefined
      return {
        entries,
        nextCursor: last ? encodeCursor({ at: new Date(last.deletedAt), id: last.id }) : null,
        counts: Object.fromEntries(counts) as TrashPage['counts'],
        bytes,
        readAt,
      }
    },

    /**
     * Takes something out of the trash, with everything in it; idempotent.
     * @throws AppError `general/not-found` after 30 days, `trash/class-in-trash`, `trash/exam-in-trash`, and the errors
     *   of the kind, such as `classes/limit-reached`
     */
    async restore(actor: Actor, kind: TrashKind, id: string): Promise<void> {
      const own = await readOwnTrash(actor)
      const classId = await openContainer(own, kind, id)
      await bins[kind].restore(actor, id, classId)
    },

    /**
     * Undoes a restore: returns something to the trash as it was there.
     * @throws AppError `general/validation-failed` if it would have expired by now, or the time lies ahead
     */
    async putBack(actor: Actor, kind: TrashKind, id: string, deletedAt: Date): Promise<void> {
      if (deletedAt <= trashBegins() || deletedAt > new Date())
        throw new AppError('general/validation-failed')
      const own = await readOwnTrash(actor)
      const classId = await openContainer(own, kind, id)
      await bins[kind].putBack(actor, id, classId, deletedAt)
    },

    /**
     * Deletes something in the trash for good; the workers purge it.
     * @throws AppError `general/not-found` if it isn't in the trash, `general/forbidden` for a reviewed exam
     */
    async deleteForGood(actor: Actor, kind: TrashKind, id: string): Promise<void> {
      const own = await readOwnTrash(actor)
      const item = await trash.find(kind, id, own.scope)
      if (!item) throw new AppError('general/not-found')
      if (!mayDeleteForGood(own, item)) throw new AppError('general/forbidden')
      await deleteForGood(actor, own, [item])
      await noteDeletion(actor, 1)
    },

    /**
     * Deletes for good what was in the trash when the person read it. Keeps reviewed exams that the person may not
     * delete.
     * @returns how many things it deleted
     */
    async empty(actor: Actor, { kind, readAt }: EmptyTrashQuery): Promise<{ count: number }> {
      const own = await readOwnTrash(actor)
      const kinds = kind ? [kind] : trashKinds
      const until = new Date(readAt)
      let count = 0
      for (let after: Parameters<typeof trash.list>[2] = null; ;) {
        const items = await trash.list(kinds, own.scope, after, removedAtOnce)
        const chosen = items.filter(
          (item) => (item.document.deletedAt ?? until) <= until && mayDeleteForGood(own, item),
        )
        await deleteForGood(actor, own, chosen)
        count += chosen.length
        const last = items.at(-1)
        if (!last?.document.deletedAt || items.length < removedAtOnce) break
        const id = last.kind === 'student' ? last.document.id : String(last.document._id)
        after = { at: last.document.deletedAt, id }
      }
      if (count > 0) await noteDeletion(actor, count)
      return { count }
    },
  }
}

export type TrashService = ReturnType<typeof createTrashService>
