import { ResourceSheetInput, type GenerationSnapshot, type Resource } from '@classeur/contracts'
import type {
  Generation,
  GenerationQueries,
  GenerationRepository,
  ResourceDocument,
  RosterRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { missedQuestionFor } from '@classeur/domain/resources'
import type { StoredObject } from '@classeur/storage'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { PlacedPictures } from '../../../pictures/placed-pictures.ts'
import type { PlacedPictureLinks } from '../../../security/placed-picture-links.ts'
import type { OpenedResource, OpenResource } from '../access/resource-access.ts'
import { audienceStudents } from './audience-students.ts'
import { pictureIdsOf } from './item-pictures.ts'
import { asPlanned, type ReadReaders } from './readers-of.ts'
import { recoveryView, skillsBefore } from './recovery-view.ts'
import type { ReadResourceMarks, ResourceMarks } from './resource-marks.ts'

export interface ReadResourceDependencies {
  openResource: OpenResource
  access: Pick<ClassAccess, 'resourceOf' | 'readOnlyReason'>
  generations: Pick<GenerationRepository, 'findById'>
  queries: Pick<GenerationQueries, 'listItemRewrites'>
  rosters: Pick<RosterRepository, 'get'>
  readReaders: ReadReaders
  readMarks: ReadResourceMarks
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
  pictures: Pick<PlacedPictures, 'of' | 'open'>
  pictureLinks: Pick<PlacedPictureLinks, 'linkTo'>
}

/** Turns resources into views for screens, with what the reader may do. */
export function createReadResource(deps: ReadResourceDependencies) {
  async function rightsOf(
    actor: Actor,
    { resource, schoolClass }: OpenedResource,
  ): Promise<Resource['rights']> {
    const [inClass, readOnly] = await Promise.all([
      deps.access.resourceOf(actor, schoolClass),
      deps.access.readOnlyReason(schoolClass),
    ])
    const edit = readOnly === null && can(actor, 'resource:change', inClass)
    const hasItems = resource.items.length > 0
    // The re-test is an exam of the class.
    return { edit, retest: edit && hasItems && can(actor, 'exam:change', inClass) }
  }

  /** The running rewrites of items. */
  async function rewritesOf(id: string, { userId }: Actor): Promise<Resource['rewrites']> {
    const running = await deps.queries.listItemRewrites(id)
    const rewrites = await Promise.all(
      running.map(async (generation) => ({
        generation: await deps.snapshotOf(generation),
        own: generation.ownerId === userId,
      })),
    )
    return rewrites.flatMap((rewrite) => {
      const itemId = rewrite.generation.resource?.itemId
      return itemId ? [{ itemId, ...rewrite }] : []
    })
  }

  /** Which question of the exam each item answers, as far as marks and request say it. */
  function missedOf(
    { items }: Pick<ResourceDocument, 'items'>,
    made: Generation | null,
    students: readonly { id: string }[],
    { before: exam }: ResourceMarks,
  ): Resource['missed'] {
    const input = ResourceSheetInput.safeParse(made?.input)
    const brief = input.data?.brief ?? { questions: [], errors: [] }
    const find = missedQuestionFor({ exam, studentIds: students.map(({ id }) => id), brief })
    return items.flatMap((item) => {
      const missed = find(item)
      return missed ? [{ itemId: item.id, ...missed }] : []
    })
  }

  async function show(actor: Actor, opened: OpenedResource): Promise<Resource> {
    const { resource, exam, schoolClass } = opened
    const id = String(resource._id)
    const urlOf = (imageId: string) => deps.pictureLinks.linkTo({ placeId: id, imageId }, actor)
    const [roster, generation, rights, rewrites, pictures] = await Promise.all([
      deps.rosters.get(resource.classId),
      deps.generations.findById(resource.generationId),
      rightsOf(actor, opened),
      rewritesOf(id, actor),
      deps.pictures.of(pictureIdsOf(resource.items), urlOf),
    ])
    const students = audienceStudents(resource.audience, roster)
    const [marks, readersOf] = await Promise.all([
      deps.readMarks(exam, [resource], roster),
      deps.readReaders(schoolClass, roster),
    ])
    const { classId, kind, tier, language, title, intro, audience, items, notes, revision } = resource
    const itemIds = new Set(items.map((item) => item.id))
    return {
      ...{ id, classId, kind, tier, language, title, intro, audience, items, notes, revision },
      ...{ examId: String(exam._id), markId: String(exam._id), examTitle: exam.title },
      ...{ students: readersOf(asPlanned(resource, generation)), rights, rewrites, pictures },
      proposals: resource.proposals
        .filter(({ itemId, decidedAt }) => decidedAt === null && itemIds.has(itemId))
        .map(({ itemId, wish, before, proposed, createdAt }) => ({
          ...{ itemId, wish, before, proposed },
          createdAt: createdAt.toISOString(),
        })),
      generation: generation && (await deps.snapshotOf(generation)),
      ownGeneration: generation === null || generation.ownerId === actor.userId,
      recovery: recoveryView({ resource, students, marks }),
      before: skillsBefore(resource, students, marks.before),
      missed: missedOf(resource, generation, students, marks),
      outgoing: resource.outgoing,
      createdAt: resource.createdAt.toISOString(),
      deletedAt: resource.deletedAt?.toISOString() ?? null,
    }
  }

  return {
    show,

    /** @throws AppError as `OpenResource` does */
    read: async (actor: Actor, id: string): Promise<Resource> =>
      show(actor, await deps.openResource(actor, 'resource:read', id)),

    /** Opens the file of a picture that an item shows. @throws AppError as `OpenResource` does */
    async openPicture(userId: string, id: string, imageId: string): Promise<StoredObject> {
      const { resource } = await deps.openResource({ userId, operator: false }, 'resource:read', id)
      return deps.pictures.open(pictureIdsOf(resource.items), imageId)
    },
  }
}

export type ReadResource = ReturnType<typeof createReadResource>
