import type {
  GenerationSnapshot,
  LessonPlan,
  LessonPlanInput,
  LessonPlanOrigin,
  LessonProposal,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  Generation,
  LessonPlanDocument,
  LessonProposalDocument,
  LessonProposalRepository,
} from '@classeur/database'
import type { PlacedPictureLinks } from '../../../security/placed-picture-links.ts'
import type { OpenedLessonPlan } from '../access/lesson-plan-access.ts'
import type { HideClassData } from './hide-class-data.ts'
import type { PhasePictures } from './phase-pictures.ts'
import { storedSection, storedSections } from './stored-sections.ts'
import type { ShownLesson } from './without-class-data.ts'

export interface LessonPlanViewsDependencies {
  proposals: Pick<LessonProposalRepository, 'list'>
  listRewrites: (lessonPlanId: string) => Promise<Generation[]>
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
  pictures: Pick<PhasePictures, 'of' | 'ofOthers'>
  links: Pick<PlacedPictureLinks, 'linkTo'>
  hideClassData: HideClassData
}

export const originOf = ({
  generationId,
  origin,
}: Pick<LessonPlanDocument, 'generationId' | 'origin'>): LessonPlanOrigin =>
  origin ?? (generationId ? 'generated' : 'frame')

const proposalView = (proposal: LessonProposalDocument): LessonProposal => ({
  key: proposal.key,
  wish: proposal.wish,
  basedOn: proposal.basedOn,
  before: storedSection(proposal.before),
  proposed: storedSection(proposal.proposed),
  createdAt: proposal.createdAt.toISOString(),
})

/** What a model received for the plan; null if the built-in generator wrote it. */
const briefOf = (generation: Generation | null): string | null => {
  if (generation?.generator?.kind !== 'model') return null
  return (generation.input as Partial<LessonPlanInput>).outgoing?.brief ?? null
}

const groupsOf = (generation: Generation | null): string[] => {
  const { outgoing } = (generation?.input ?? {}) as Partial<LessonPlanInput>
  return outgoing?.context?.groups.map(({ letter }) => letter) ?? []
}

/** Turns lesson plans into views for screens, with what the reader may see of them. */
export function createLessonPlanViews(deps: LessonPlanViewsDependencies) {
  /** What belongs to editing. */
  async function workOn(
    lessonPlanId: string,
    { userId }: Actor,
  ): Promise<Pick<LessonPlan, 'proposals' | 'rewrites'>> {
    const [proposals, running] = await Promise.all([
      deps.proposals.list(lessonPlanId),
      deps.listRewrites(lessonPlanId),
    ])
    const rewrites = await Promise.all(
      running.map(async (generation) => ({
        generation: await deps.snapshotOf(generation),
        own: generation.ownerId === userId,
      })),
    )
    return {
      proposals: proposals.map(proposalView),
      rewrites: rewrites.flatMap((rewrite) => {
        const { lessonSection: key } = rewrite.generation
        return key ? [{ key, ...rewrite }] : []
      }),
    }
  }

  /**
   * The lesson for people who may know its class. A copy of another person's plan has pictures of others, which may name
   * students of other classes.
   */
  async function insideView(
    { plan, schoolClass }: OpenedLessonPlan,
    lesson: ShownLesson,
  ): Promise<ShownLesson> {
    if (!plan.hidesNamesInPictures || lesson.pictures.length === 0) return lesson
    const ofOthers = await deps.pictures.ofOthers(lesson.sections, plan.ownerId)
    const foreign = lesson.pictures.filter(({ imageId }) => ofOthers.has(imageId))
    if (foreign.length === 0) return lesson
    const { classIds = [], generationIds = [] } = plan.namesFrom ?? {}
    const unknown = classIds.filter((id) => id !== String(schoolClass?._id))
    const hidden = await deps.hideClassData(
      { ...plan, classId: null, namesFrom: { classIds: unknown, generationIds } },
      { ...lesson, objectives: [], sections: [], pictures: foreign },
    )
    const shown = new Map(hidden.pictures.map((picture) => [picture.imageId, picture]))
    return { ...lesson, pictures: lesson.pictures.map((picture) => shown.get(picture.imageId) ?? picture) }
  }

  return {
    async one(opened: OpenedLessonPlan, generation: Generation | null, actor: Actor): Promise<LessonPlan> {
      const { plan, schoolClass, may } = opened
      const id = String(plan._id)
      const isOwn = may('lesson-plan:change')
      const edit = may('lesson-plan:edit')
      const isInside = may('lesson-plan:read-class-data')
      const sections = storedSections(plan)
      const { title, request, objectives } = plan
      const urlOf = (imageId: string) => deps.links.linkTo({ placeId: id, imageId }, actor)
      const pictures = await deps.pictures.of(sections, urlOf)
      const lesson = { title, request, objectives, sections, pictures }
      return {
        id,
        ...(await (isInside ? insideView(opened, lesson) : deps.hideClassData(plan, lesson))),
        origin: originOf(plan),
        generation: isInside && generation ? await deps.snapshotOf(generation) : null,
        createdAt: plan.createdAt.toISOString(),
        revision: plan.revision ?? 0,
        rights: { edit, own: isOwn },
        schoolClass: isInside && schoolClass ? { id: String(schoolClass._id), name: schoolClass.name } : null,
        taughtOn: (isInside && plan.taughtOn) || null,
        ...(edit ? await workOn(id, actor) : { proposals: [], rewrites: [] }),
        groups: isInside ? groupsOf(generation) : [],
        shareToken: (isOwn && plan.shareToken) || null,
        sharedWithSchool: plan.sharedWithSchool ?? false,
        archived: Boolean(plan.archivedAt),
        brief: isOwn ? briefOf(generation) : null,
      }
    },
  }
}

export type LessonPlanViews = ReturnType<typeof createLessonPlanViews>
